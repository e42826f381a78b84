import { createStorageStore } from './storage';

/**
 * How the reader left the sidebars in this visit: how far each is scrolled in pixels, by its name, and which categories
 * were opened or closed by hand, by their keys (components/docs/sidebar-tree.tsx). It survives a reload.
 */
export const sidebars = createStorageStore('sessionStorage');
