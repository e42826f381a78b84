'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { withBase } from '@/lib/url';

/**
 * Shows a change of content in the open page, scroll position and all. Content lies outside the module graph, so
 * the development server's own refresh does not see it; the server says so at /content-events instead. A page
 * that shows an error has no tree left to refresh and is loaded anew. Mounted in development only.
 */
export function DevRefresh() {
  const router = useRouter();
  useEffect(() => {
    // Layouts name this module in every build; the constant lets a production build drop what it does.
    if (process.env.NODE_ENV !== 'development') return;
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    let isBroken = (loading?.responseStatus ?? 200) >= 500;
    const events = new EventSource(withBase('/content-events/'));
    events.onmessage = async ({ data }) => {
      // What was changed before the page was asked for is in it already.
      if (Number(data) < performance.timeOrigin) return;
      if (isBroken) location.reload();
      router.refresh();
      isBroken = (await fetch(location.href)).status >= 500;
    };
    return () => events.close();
  }, [router]);
  return null;
}
