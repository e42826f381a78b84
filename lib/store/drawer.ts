import { createStore } from 'zustand/vanilla';

/** Id of the sidebar, which is the drawer. */
export const sidebarId = 'side-panel';

/** The menu drawer of narrow screens. */
interface Drawer {
  isOpen: boolean;
  /** What the reader opened it with, which gets the focus back. */
  opener?: HTMLElement;
}

/** Shared by the button in the navbar that opens the drawer and the sidebar that is the drawer. */
export const drawer = createStore<Drawer>(() => ({ isOpen: false }));

/** Opens the drawer. */
export function openDrawer(opener: HTMLElement): void {
  drawer.setState({ isOpen: true, opener });
}

/** Closes the drawer. */
export function closeDrawer(): void {
  drawer.setState({ isOpen: false });
}
