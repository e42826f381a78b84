'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { mayLoadAhead } from '@/lib/connection';
import { whenIdle } from '@/lib/when-idle';

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
