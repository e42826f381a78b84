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
}

/** The color mode: light, unless the reader chose dark. */
export function selectTheme(state: StoredItems): 'light' | 'dark' {
  return state[keys.theme] === 'dark' ? 'dark' : 'light';
}

/** Switches the color mode. */
export function toggleTheme(): void {
  preferences.setItem(keys.theme, selectTheme(preferences.getState()) === 'dark' ? 'light' : 'dark');
}

/** Whether the reader dismissed the announcement of this id. */
export function isAnnouncementDismissed(state: StoredItems, id: string): boolean {
  return state[keys.id] === id && state[keys.dismiss] === 'true';
}

/** Dismisses the announcement of this id. */
export function dismissAnnouncement(id: string): void {
  preferences.setItem(keys.id, id);
  preferences.setItem(keys.dismiss, 'true');
}

/** Whether the key / opens the search. */
export function isSlashOn(state: StoredItems): boolean {
  return state[slashKey] !== 'off';
}

/** Remembers whether the key / opens the search. */
export function setSlash(isOn: boolean): void {
  preferences.setItem(slashKey, isOn ? 'on' : 'off');
}

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
