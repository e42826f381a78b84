import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { prefetchLink } from './prefetch';
import { whenIdle } from './when-idle';

/**
 * Loads neighbours of each page that is opened, once it has loaded and the browser is idle: those that the export has
 * marked, because they are within the limit for what no reader asked for (lib/export/idle-prefetch.ts).
 */
export function useIdlePrefetch(route: string): void {
  const { prefetch } = useRouter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each route has its own neighbours.
  useEffect(() => {
    const listeners = new AbortController();
    whenIdle(() => {
      for (const link of document.querySelectorAll('a[data-idle-prefetch]')) prefetchLink(link, prefetch);
    }, listeners.signal);
    return () => listeners.abort();
  }, [route, prefetch]);
}
