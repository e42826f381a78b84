import { type RefObject, useLayoutEffect } from 'react';
import { scrollInside } from '@/components/ui/scroll-inside';
import { scrollOf } from '@/lib/store/sidebars';
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
    if (scroller.current && name !== undefined) scroller.current.scrollTop = scrollOf(name);
  }, [scroller, name]);

  useLayoutEffect(() => {
    const links = [...(scroller.current?.querySelectorAll('a') ?? [])];
    const link = links.findLast(({ pathname }) => samePage(pathname, route));
    if (scroller.current && link) scrollInside(scroller.current, link);
  }, [scroller, route]);
}
