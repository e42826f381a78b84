import { useEffect } from 'react';
import { withBase } from '@/lib/url';

/**
 * Calls back when a writer has changed content. Content is outside the module graph, so Next's own refresh does not
 * notice the change; the server sends an event at /content-events instead. A hidden tab waits until it is shown, so
 * that the visible one is refreshed first. Does nothing in production.
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
      // The page already contains changes made before it was requested.
      if (Number(data) >= performance.timeOrigin) change();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      events.close();
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [onChange]);
}
