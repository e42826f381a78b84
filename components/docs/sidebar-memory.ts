import { readItem } from '@/lib/store/storage';

/** How a reader left a sidebar. */
export interface SidebarState {
  scroll: number;
  /** Categories opened or closed by hand, by their place in the sidebar. */
  open: Record<number, boolean>;
}

/** Under which key of the session's storage a sidebar's state is. */
export const sidebarKey = (sidebar = '') => `sidebar.${sidebar}`;

/** States of this visit; the session's storage only carries them over a reload. */
const states = new Map<string, SidebarState>();

/**
 * The remembered state of a sidebar, which is changed in place; a fresh one if there is none or what is stored can not
 * be read.
 */
export function recallSidebar(sidebar = ''): SidebarState {
  const state = states.get(sidebar) ?? stored(sidebar);
  states.set(sidebar, state);
  return state;
}

function stored(sidebar: string): SidebarState {
  try {
    // Whatever it is: nothing else than a state has both.
    const { scroll, open }: Partial<SidebarState> = Object(
      JSON.parse(readItem(sidebarKey(sidebar), 'sessionStorage') ?? 'null'),
    );
    if (typeof scroll === 'number' && open instanceof Object) return { scroll, open };
  } catch {
    // Not ours: as if there were nothing.
  }
  return { scroll: 0, open: {} };
}
