import { useStore } from 'zustand';
import { keys, slashKey } from './keys';
import { createStorageStore, type StoredItems } from './storage';

/** The reader's stored choices, by the keys of keys.ts. */
export const preferences = createStorageStore('localStorage');

if (typeof window !== 'undefined') {
  // Follows what other tabs store.
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea !== localStorage) return;
    // A null key means that all of storage was cleared.
    if (key === null) preferences.setState({}, true);
    else preferences.setState({ [key]: newValue ?? undefined });
  });
  // A page in the back/forward cache does not get storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && preferences.load());
  // Styles follow these attributes; the first-paint script sets them first.
  preferences.subscribe((state) => {
    document.documentElement.dataset.theme = darkMode.isOn(state) ? 'dark' : 'light';
    document.documentElement.toggleAttribute('data-wrap-code', codeWrap.isOn(state));
  });
}

/** A choice of two stored values, off at first: whether it is on, also as a hook, and a function that changes it. */
function createSwitch(key: string, on: string, off: string) {
  const isOn = (state: StoredItems) => state[key] === on;
  return {
    isOn,
    useIsOn: () => useStore(preferences, isOn),
    toggle: () => preferences.setItem(key, isOn(preferences.getState()) ? off : on),
  };
}

/** The color mode. */
export const darkMode = createSwitch(keys.theme, 'dark', 'light');

/** Whether long lines of code wrap. */
export const codeWrap = createSwitch(keys.wrap, 'on', 'off');

/** Whether the key / does not open the search. */
export const slashOff = createSwitch(slashKey, 'off', 'on');

/** The tab chosen in a group, on this page or an earlier one. */
export function tabChoice(state: StoredItems, group: string): string | undefined {
  return state[keys.tab + group];
}

/** Hook: the tab chosen in a group. */
export function useTabChoice(group: string): string | undefined {
  return useStore(preferences, (state) => tabChoice(state, group));
}

/** Remembers the tab chosen in a group. */
export function setTabChoice(group: string, value: string): void {
  preferences.setItem(keys.tab + group, value);
}
