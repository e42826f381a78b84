'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { mayLoadAhead } from '@/lib/connection';

/** Loads the page that most readers open next, once the one that is open has loaded and the browser is idle. */
export function PrefetchNext({ route }: { route: string }) {
  const { prefetch } = useRouter();
  useEffect(() => {
    const listeners = new AbortController();
    whenIdle(() => mayLoadAhead() && prefetch(route), listeners.signal);
    return () => listeners.abort();
  }, [route, prefetch]);
  return null;
}

/** Runs a task once the page has loaded and the browser is idle, unless the signal was aborted by then. */
function whenIdle(task: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) task();
  };
  // Safari has no idle callbacks; a moment later is close enough.
  const schedule = () => (globalThis.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { signal });
}
