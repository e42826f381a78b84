import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { listen } from '@/components/ui/listen';
import { canPrefetch } from '@/lib/browser/connection';
import { findLink, linkTarget } from '@/lib/browser/link-target';
import { samePage } from '@/lib/url';

/** How long the pointer rests on a link before its page is loaded, in milliseconds. */
const HOVER = 65;

/** Loads pages that a reader seems to want: on hover, focus and touch of a link. */
export function useIntentPrefetch(): void {
  const { prefetch } = useRouter();

  useEffect(() => {
    let hover: ReturnType<typeof setTimeout> | undefined;
    const onReach = ({ target }: Event) => prefetchLink(target, prefetch);
    const onHover = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(hover);
      if (pointerType === 'mouse') hover = setTimeout(() => prefetchLink(target, prefetch), HOVER);
    };
    const handlers = { pointerover: onHover, focusin: onReach, touchstart: onReach };
    const unlisten = listen(handlers, { passive: true });
    return () => {
      clearTimeout(hover);
      unlisten();
    };
  }, [prefetch]);
}

/** Loads the page of the link around `target`, unless the connection is slow or saves data. */
export function prefetchLink(target: EventTarget | null, load: (route: string) => void): void {
  const link = findLink(target);
  const route = link && linkTarget(link, location.href)?.replace(/#.*/, '');
  if (route && !samePage(route, location.pathname) && canPrefetch()) load(route);
}
