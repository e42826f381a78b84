import { useEffect, useEffectEvent } from 'react';
import { withBase } from '@/lib/url';

/**
 * In development, calls back when content has changed: it is outside the module graph, so Next does not notice. A hidden
 * tab waits until it is shown, so that the visible one is refreshed first.
 */
export function useContentEvents(onChange: () => void): void {
  const reportChange = useEffectEvent(onChange);
  useEffect(() => {
    // The constant lets a production build drop the rest.
    if (process.env.NODE_ENV !== 'development') return;
    const events = new EventSource(withBase('/content-events/'));
    let isWaiting = false;
    const change = () => {
      isWaiting = document.hidden;
      if (!isWaiting) reportChange();
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
  }, []);
}
