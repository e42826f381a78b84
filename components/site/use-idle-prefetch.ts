import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { prefetchLink } from './prefetch';
import { whenIdle } from './when-idle';

/** Loads the previous and the next page of each page that is opened, once it has loaded and the browser is idle. */
export function useIdlePrefetch(route: string): void {
  const { prefetch } = useRouter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each route has its own previous and next page.
  useEffect(() => {
    const listeners = new AbortController();
    whenIdle(() => {
      for (const link of document.querySelectorAll('a[rel=prev], a[rel=next]')) prefetchLink(link, prefetch);
    }, listeners.signal);
    return () => listeners.abort();
  }, [route, prefetch]);
}
