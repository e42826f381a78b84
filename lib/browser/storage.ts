import { createStore } from 'zustand/vanilla';

type Area = 'localStorage' | 'sessionStorage';

/** All items of a storage area, including those of other code. */
export type StoredItems = Readonly<Record<string, string | undefined>>;

let hasWarned = false;

/** Uses a storage area; undefined, with one warning for each page, if the browser denies access (blocked, quota). */
export function withStorage<T>(area: Area, use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis[area]);
  } catch (error) {
    if (!hasWarned) console.warn(`${area} is unavailable; choices will not be remembered.`, error);
    hasWarned = true;
    return undefined;
  }
}

/**
 * Creates a store of the items in a storage area. It starts empty and is filled right after, so that React hydrates with the
 * server's output (zustand's initial state is the server snapshot) and then shows the stored values. The first-paint
 * script applies what must be correct before the first paint.
 */
export function createStorageStore(area: Area) {
  const store = createStore<StoredItems>(() => ({}));
  const load = () => store.setState(withStorage(area, (storage) => ({ ...storage })) ?? {}, true);
  if (typeof window !== 'undefined') load();
  /** Sets an item, only until the page closes if storage is unavailable. */
  const setItem = (key: string, value: string) => {
    store.setState({ [key]: value });
    withStorage(area, (storage) => storage.setItem(key, value));
  };
  return { ...store, load, setItem };
}

/**
 * How the reader left the sidebars in this visit: how far each is scrolled in pixels, by its id, and which categories
 * were opened or closed by hand, by their keys (components/docs/sidebar-tree.tsx). It survives a reload.
 */
export const sidebars = createStorageStore('sessionStorage');
