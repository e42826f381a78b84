import { storedTexts } from './storage';

const { store, keep } = storedTexts('sessionStorage');

/**
 * How the reader left the sidebars in this visit: how far each is scrolled, by its name, and which categories were opened
 * or closed by hand, by their keys (components/docs/sidebar-tree.tsx). It outlives a reload.
 */
export const sidebars = store;

/** How far a sidebar is scrolled, in pixels. */
export function scrollOf(name: string): number {
  return Number(store.getState()[name] ?? 0);
}

/** Remembers how far a sidebar is scrolled. */
export function rememberScroll(name: string, scroll: number): void {
  keep(name, `${scroll}`);
}

/** Remembers that a category was opened or closed by hand. */
export function rememberOpen(category: string, isOpen: boolean): void {
  keep(category, isOpen ? 'open' : 'closed');
}

/** Forgets that a category was closed by hand: the reader has come to a page in it. */
export function forgetClosed(category: string): void {
  if (store.getState()[category] === 'closed') rememberOpen(category, true);
}
