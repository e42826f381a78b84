import { readItem, writeItem } from '@/lib/store/storage';

/** How a reader left a sidebar. */
export interface SidebarState {
  scroll: number;
  /** Categories opened or closed by hand, by their place in the sidebar. */
  open: Record<number, boolean>;
}

const key = (sidebar: string) => `sidebar.${sidebar}`;

/** States of this visit; the session's storage only carries them over a reload. */
const states = new Map<string, SidebarState>();

/** The remembered state of a sidebar; a fresh one if there is none or what is stored can not be read. */
export function recallSidebar(sidebar: string): SidebarState {
  const state = states.get(sidebar) ?? stored(sidebar);
  states.set(sidebar, state);
  return state;
}

/** Notes a change of a sidebar's state. */
export function rememberSidebar(sidebar: string, change: Partial<SidebarState>): void {
  const before = recallSidebar(sidebar);
  states.set(sidebar, { ...before, ...change, open: { ...before.open, ...change.open } });
}

/** Writes a sidebar's state for the next page load; called when the page goes away, not on every scroll event. */
export function storeSidebar(sidebar: string): void {
  writeItem(key(sidebar), JSON.stringify(recallSidebar(sidebar)), 'sessionStorage');
}

function stored(sidebar: string): SidebarState {
  const fresh: SidebarState = { scroll: 0, open: {} };
  try {
    const value: unknown = JSON.parse(readItem(key(sidebar), 'sessionStorage') ?? 'null');
    return isState(value) ? value : fresh;
  } catch {
    return fresh;
  }
}

function isState(value: unknown): value is SidebarState {
  if (typeof value !== 'object' || value === null || !('scroll' in value) || !('open' in value)) return false;
  return typeof value.scroll === 'number' && typeof value.open === 'object' && value.open !== null;
}
