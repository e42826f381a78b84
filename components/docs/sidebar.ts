import { recallSidebar } from './sidebar-memory';

/** The scrolling part of the page's side panel, if it has one; its `data-sidebar` names what is remembered of it. */
export function sidebarOf(): HTMLElement | null {
  return document.querySelector('[data-sidebar]');
}

/** The place of a category among these is its key: the order of a sidebar is the same on all its pages. */
export function categoriesOf(scroller: HTMLElement): HTMLDetailsElement[] {
  return [...scroller.querySelectorAll('details')];
}

/** What was put back last: where the next page has the same panel, it stays. */
let restored: HTMLElement | undefined;

/**
 * Puts the side panel back as the reader left it, since each page brings its own categories, opened or closed, and has
 * the current page in view. What the reader does in it, sidebar-motion.ts remembers.
 */
export function restoreSidebar(): void {
  const scroller = sidebarOf();
  if (!scroller) return;
  const memory = recallSidebar(scroller.dataset.sidebar);
  for (const [index, details] of categoriesOf(scroller).entries()) {
    const open = memory.open[index];
    if (open !== undefined && !details.querySelector('[aria-current="page"]')) details.open = open;
  }
  if (scroller !== restored) scroller.scrollTop = memory.scroll;
  restored = scroller;

  const active = scroller.querySelector('nav:last-of-type [aria-current="page"]');
  if (!active) return;
  const view = scroller.getBoundingClientRect();
  const item = active.getBoundingClientRect();
  if (item.top < view.top || item.bottom > view.bottom) {
    scroller.scrollTop += item.top - view.top - (view.height - item.height) / 2;
  }
}
