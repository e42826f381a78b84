import { createStore } from 'zustand/vanilla';

type Area = 'localStorage' | 'sessionStorage';

/** Texts by the keys under which the browser keeps them. Those of others are among them. */
export type Texts = Readonly<Record<string, string | undefined>>;

let warned = false;

/**
 * Runs `use` with a storage area, or returns `fallback` where the browser refuses it (blocked, private mode,
 * quota). The reader loses only persistence, so one warning a page is all that is said.
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

/** The stored string, or null where there is none or storage is unavailable. */
export function readItem(key: string): string | null {
  return guarded('localStorage', null, (storage) => storage.getItem(key));
}

/** Stores a string, if it can be. */
export function writeItem(key: string, value: string, area: Area = 'localStorage'): void {
  guarded(area, undefined, (storage) => storage.setItem(key, value));
}

/**
 * A store of the texts in a storage area. It is born empty and filled right after, so that React hydrates against what
 * the server rendered (zustand's initial state is the server snapshot) and then shows what is stored. What must be right
 * before the first paint is the first-paint script's task.
 */
export function storedTexts(area: Area) {
  const store = createStore<Texts>(() => ({}));
  const load = () =>
    store.setState(
      guarded<Texts>(area, {}, (storage) => ({ ...storage })),
      true,
    );
  if (typeof window !== 'undefined') load();
  /** Takes a text over and stores it; storage that refuses costs only the memory of it. */
  const keep = (key: string, value: string) => {
    store.setState({ [key]: value });
    writeItem(key, value, area);
  };
  return { ...store, load, keep };
}
