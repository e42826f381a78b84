'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { canPrefetch } from '@/lib/browser/connection';

/** Loads the page that most readers open next, once the open page has loaded and the browser is idle. */
export function PrefetchNext({ route }: { route: string }) {
  const { prefetch } = useRouter();
  useEffect(() => {
    const leaving = new AbortController();
    const load = () => !leaving.signal.aborted && canPrefetch() && prefetch(route);
    // Safari has no idle callbacks; a moment later is close enough.
    const schedule = () => (globalThis.requestIdleCallback ?? setTimeout)(load);
    if (document.readyState === 'complete') schedule();
    else addEventListener('load', schedule, leaving);
    return () => leaving.abort();
  }, [route, prefetch]);
  return null;
}
