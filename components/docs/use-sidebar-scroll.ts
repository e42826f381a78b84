import { type RefObject, useLayoutEffect } from 'react';
import { sidebarState, sidebars } from '@/lib/store/sidebars';
import { samePage } from '@/lib/url';

/**
 * Scrolls a sidebar to where the reader left it, and to the link of the page that is open where that is out of sight.
 *
 * @param name of the sidebar; none where the page is in none
 */
export function useSidebarScroll(
  scroller: RefObject<HTMLElement | null>,
  name: string | undefined,
  route: string,
): void {
  useLayoutEffect(() => {
    if (scroller.current && name !== undefined)
      scroller.current.scrollTop = sidebarState(sidebars.getState(), name).scroll;
  }, [scroller, name]);

  useLayoutEffect(() => {
    const view = scroller.current?.getBoundingClientRect();
    const links = [...(scroller.current?.querySelectorAll('a') ?? [])];
    const item = links.findLast(({ pathname }) => samePage(pathname, route))?.getBoundingClientRect();
    if (!scroller.current || !view || !item) return;
    if (item.top < view.top || item.bottom > view.bottom)
      scroller.current.scrollTop += item.top - view.top - (view.height - item.height) / 2;
  }, [scroller, route]);
}
