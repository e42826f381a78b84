import { createStore } from 'zustand/vanilla';

type Area = 'localStorage' | 'sessionStorage';

/** Texts by their storage keys, including keys of other code. */
export type Texts = Readonly<Record<string, string | undefined>>;

let warned = false;

/**
 * Runs `use` with a storage area, or returns `fallback` if the browser refuses it (blocked, private mode, quota). Warns
 * once a page: readers lose only persistence.
 */
function guarded<T>(area: Area, fallback: T, use: (storage: Storage) => T): T {
  try {
    return use(globalThis[area]);
  } catch (error) {
    if (!warned) console.warn(`${area} is unavailable; choices will not be remembered.`, error);
    warned = true;
    return fallback;
  }
}

/** Reads a string; null if it does not exist or storage is unavailable. */
export function readItem(key: string): string | null {
  return guarded('localStorage', null, (storage) => storage.getItem(key));
}

/** Stores a string, if storage is available. */
export function writeItem(key: string, value: string, area: Area = 'localStorage'): void {
  guarded(area, undefined, (storage) => storage.setItem(key, value));
}

/**
 * A store of the texts in a storage area. It starts empty and is filled right after, so that React hydrates with the
 * server's output (zustand's initial state is the server snapshot) and then shows the stored values. The first-paint
 * script applies what must be correct before the first paint.
 */
export function storedTexts(area: Area) {
  const store = createStore<Texts>(() => ({}));
  const load = () =>
    store.setState(
      guarded<Texts>(area, {}, (storage) => ({ ...storage })),
      true,
    );
  if (typeof window !== 'undefined') load();
  /** Sets a text and stores it; only until the page closes if storage is unavailable. */
  const keep = (key: string, value: string) => {
    store.setState({ [key]: value });
    writeItem(key, value, area);
  };
  return { ...store, load, keep };
}
