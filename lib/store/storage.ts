type Area = 'localStorage' | 'sessionStorage';

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
export function readItem(key: string, area: Area = 'localStorage'): string | null {
  return guarded(area, null, (storage) => storage.getItem(key));
}

/** Stores a string; tells whether it was kept. */
export function writeItem(key: string, value: string, area: Area = 'localStorage'): boolean {
  return guarded(area, false, (storage) => {
    storage.setItem(key, value);
    return true;
  });
}

/** Every stored pair of localStorage, ours and others'. */
export function readAll(): [key: string, value: string][] {
  return guarded<[string, string][]>('localStorage', [], (storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).flatMap((key) => {
      const value = key === null ? null : storage.getItem(key);
      return key === null || value === null ? [] : [[key, value]];
    }),
  );
}
