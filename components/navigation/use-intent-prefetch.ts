import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { listen } from '@/components/ui/listen';
import { canPrefetch } from '@/lib/browser/connection';
import { eventLinkTarget } from '@/lib/browser/link-target';
import { samePage } from '@/lib/url';

/** How long the pointer must rest on a link, in milliseconds. */
const HOVER = 65;

/** Prefetches pages on hover, focus and touch of a link, unless the connection is slow or saves data. */
export function useIntentPrefetch(): void {
  const { prefetch } = useRouter();

  useEffect(() => {
    let hover: ReturnType<typeof setTimeout> | undefined;
    const onReach = ({ target }: Pick<Event, 'target'>) => {
      const route = eventLinkTarget({ target })?.replace(/#.*/, '');
      if (route && !samePage(route, location.pathname) && canPrefetch()) prefetch(route);
    };
    const onHover = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(hover);
      if (pointerType === 'mouse') hover = setTimeout(onReach, HOVER, { target });
    };
    const handlers = { pointerover: onHover, focusin: onReach, touchstart: onReach };
    const unlisten = listen(handlers, { passive: true });
    return () => {
      clearTimeout(hover);
      unlisten();
    };
  }, [prefetch]);
}
