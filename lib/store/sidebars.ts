import { createStore } from 'zustand/vanilla';
import { readItem, writeItem } from './storage';

/** How the reader left a sidebar. */
export interface SidebarState {
  /** In pixels. */
  scroll: number;
  /** Categories opened or closed by hand, by their key (components/docs/sidebar-tree.tsx). */
  open: Readonly<Record<string, boolean>>;
}

type Sidebars = Readonly<Record<string, SidebarState>>;

const KEY = 'sidebars';
const untouched: SidebarState = { scroll: 0, open: {} };

/**
 * The sidebars of this visit by their names. They outlive a reload in the session's storage; what cannot be read there
 * is as good as nothing. React hydrates against the empty state, as for preferences.ts.
 */
export const sidebars = createStore<Sidebars>(() => ({}));

if (typeof window !== 'undefined') {
  sidebars.setState(read(readItem(KEY, 'sessionStorage')));
  sidebars.subscribe((state) => void writeItem(KEY, JSON.stringify(state), 'sessionStorage'));
}

/** A sidebar's state, that of one nobody has touched if there is none. */
export function sidebarState(state: Sidebars, name: string): SidebarState {
  return state[name] ?? untouched;
}

/** Remembers how far a sidebar is scrolled. */
export function rememberScroll(name: string, scroll: number): void {
  sidebars.setState((all) => ({ [name]: { ...sidebarState(all, name), scroll } }));
}

/** Remembers that a category was opened or closed by hand. */
export function rememberOpen(name: string, category: string, isOpen: boolean): void {
  sidebars.setState((all) => {
    const before = sidebarState(all, name);
    return { [name]: { ...before, open: { ...before.open, [category]: isOpen } } };
  });
}

/** Forgets that categories were closed by hand: the reader has come to a page in them. */
export function forgetClosed(name: string, categories: readonly string[]): void {
  const { open } = sidebarState(sidebars.getState(), name);
  for (const category of categories) if (open[category] === false) rememberOpen(name, category, true);
}

function read(stored: string | null): Sidebars {
  try {
    const all: unknown = JSON.parse(stored ?? '{}');
    return Object.fromEntries(Object.entries(Object(all)).filter(isEntry));
  } catch {
    return {};
  }
}

function isEntry(entry: [string, unknown]): entry is [string, SidebarState] {
  const { scroll, open }: Partial<Record<keyof SidebarState, unknown>> = Object(entry[1]);
  return typeof scroll === 'number' && open instanceof Object;
}
