import { useEffect, useRef } from 'react';
import { fragmentTarget } from './fragment-target';

/**
 * After a change of page, moves the focus to where reading goes on: the target of the address's fragment, else the
 * page's title. Without this it stays on a link that is gone, and keyboard readers start over. Scrolling is
 * Next's task, as is announcing the new title.
 */
export function usePageFocus(route: string): void {
  const shown = useRef(route);

  useEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    // A reader who has opened a dialog meanwhile is in there.
    if (document.querySelector('[aria-modal="true"]')) return;
    const place = fragmentTarget() ?? document.querySelector<HTMLElement>('h1');
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [route]);
}
