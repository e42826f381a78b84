import { recallSidebar, rememberSidebar, storeSidebar } from './sidebar-memory';

/** The scrolling part of the page's side panel, if it has one, and the name its state is remembered by. */
export function sidebarOf(): { scroller: HTMLElement | null; name: string } {
  const scroller = document.querySelector<HTMLElement>('[data-sidebar]');
  return { scroller, name: scroller?.dataset.sidebar ?? '' };
}

/** The place of a category among these is its key: the order of a sidebar is the same on all its pages. */
export function categoriesOf(scroller: HTMLElement): HTMLDetailsElement[] {
  return [...scroller.querySelectorAll('details')];
}

/**
 * Puts the side panel back as the reader left it, since each page brings its own, and remembers how far it is
 * scrolled. Returns the undo.
 */
export function attachSidebar(): () => void {
  const { scroller, name } = sidebarOf();
  if (!scroller) return () => undefined;
  restore(scroller, name);

  const listeners = new AbortController();
  const { signal } = listeners;
  const onScroll = () => rememberSidebar(name, { scroll: scroller.scrollTop });
  scroller.addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('pagehide', () => storeSidebar(name), { signal });
  return () => listeners.abort();
}

function restore(scroller: HTMLElement, sidebar: string): void {
  const memory = recallSidebar(sidebar);
  for (const [index, details] of categoriesOf(scroller).entries()) {
    const open = memory.open[index];
    if (open !== undefined && !details.querySelector('[aria-current="page"]')) details.open = open;
  }
  scroller.scrollTop = memory.scroll;

  const active = scroller.querySelector('nav:last-of-type [aria-current="page"]');
  if (!active) return;
  const view = scroller.getBoundingClientRect();
  const item = active.getBoundingClientRect();
  if (item.top < view.top || item.bottom > view.bottom) {
    scroller.scrollTop += item.top - view.top - (view.height - item.height) / 2;
  }
}
