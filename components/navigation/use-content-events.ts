import { useEffect } from 'react';
import { withBase } from '@/lib/url';

/**
 * Calls back when a writer has changed content. It lies outside the module graph, so the development server's own refresh
 * does not see it; the server sends an event at /content-events instead. A hidden tab waits until it is shown, so that
 * the open one is the first. Does nothing in production.
 */
export function useContentEvents(onChange: () => void): void {
  useEffect(() => {
    // The constant lets a production build drop the rest.
    if (process.env.NODE_ENV !== 'development') return;
    const events = new EventSource(withBase('/content-events/'));
    let isWaiting = false;
    const change = () => {
      isWaiting = document.hidden;
      if (!isWaiting) onChange();
    };
    const onShown = () => isWaiting && change();
    events.onmessage = ({ data }) => {
      // What was changed before the page was asked for is in it already.
      if (Number(data) >= performance.timeOrigin) change();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      events.close();
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [onChange]);
}
