import { type RefObject, useEffect } from 'react';
import { inertOutside } from '@/components/ui/inert-outside';
import { closeDrawer, drawer } from '@/lib/store/drawer';

/** The media query of the desktop layout. It is the breakpoint of the style sheets. */
export const desktop = '(width > 996px)';

/**
 * Makes the sidebar a modal dialog while it is open: the rest of the page is inert, which keeps the focus inside, and
 * does not scroll (app/styles/base.css). Escape, a press outside, a link followed, Back, and a window that became
 * wide close it; then the focus returns to what opened it.
 */
export function useDrawer(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !panel.current) return;
    const element = panel.current;
    const { dataset } = document.documentElement;
    const release = inertOutside(element);
    const listeners = new AbortController();
    dataset.drawer = 'open';
    element.focus();

    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeDrawer();
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && (!element.contains(target) || target.closest('a'))) closeDrawer();
    };
    document.addEventListener('keydown', onKey, listeners);
    document.addEventListener('click', onClick, listeners);
    window.addEventListener('popstate', closeDrawer, listeners);
    matchMedia(desktop).addEventListener('change', closeDrawer, listeners);
    return () => {
      listeners.abort();
      release();
      delete dataset.drawer;
      drawer.getState().opener?.focus();
    };
  }, [panel, isOpen]);
}
