import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isEscape, listen } from '@/components/ui/listen';
import { opensElsewhere } from '@/lib/browser/link-target';

/** Id of the sidebar, which is the drawer. */
export const sidebarId = 'side-panel';

/** The drawer of narrow screens. It is open while it has an opener, the element that gets the focus back. */
export const drawer = createStore<{ opener: HTMLElement | undefined }>(() => ({ opener: undefined }));

/** Closes the drawer. */
export function closeDrawer(): void {
  drawer.setState({ opener: undefined });
}

/**
 * Returns whether the drawer is open, and makes it a modal dialog meanwhile: the rest of the page is inert and does not
 * scroll (app/styles/base.css). Escape, a click outside, a followed link, Back and a wide window close it; then the focus
 * returns to the opener.
 */
export function useDrawer(panel: RefObject<HTMLElement | null>): boolean {
  const opener = useStore(drawer, (state) => state.opener);

  useEffect(() => {
    const element = panel.current;
    if (!opener || !element) return;
    const { dataset } = document.documentElement;
    const around = [...document.body.children, ...(element.parentElement?.children ?? [])];
    const outside = around.filter((it) => !it.contains(element));
    for (const it of outside) it.toggleAttribute('inert', true);
    dataset.drawer = 'open';
    element.focus();
    const unlisten = listen({
      keydown: (event) => isEscape(event) && closeDrawer(),
      click: (event) => {
        const { target } = event;
        // The click that opened the drawer arrives here too.
        if (!(target instanceof Element) || opener.contains(target)) return;
        if (!element.contains(target) || (target.closest('a') && !opensElsewhere(event))) closeDrawer();
      },
      popstate: closeDrawer,
      resize: () => matchMedia('(width > 996px)').matches && closeDrawer(),
    });
    return () => {
      unlisten();
      for (const it of outside) it.toggleAttribute('inert', false);
      delete dataset.drawer;
      opener.focus();
    };
  }, [panel, opener]);

  return opener !== undefined;
}
