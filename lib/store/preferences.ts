import { createStore } from 'zustand/vanilla';
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  PREFERRED_VERSION_KEY,
  TAB_KEY_PREFIX,
  THEME_KEY,
} from './keys';
import { readAll, writeItem } from './storage';
import { defaultPreferences, type Preferences, withEntry } from './stored-preferences';

/**
 * The one store of browser state. It is born with the defaults and filled from storage right after, so that
 * React hydrates against what the server rendered (zustand's initial state is the server snapshot) and then shows
 * the stored choice. What must be right before the first paint is the first-paint script's task.
 */
export const preferences = createStore<Preferences>(() => defaultPreferences);

/** Fills the store from storage and keeps it in step with the browser's other tabs; returns the undo. */
export function connectPreferences(): () => void {
  const load = () =>
    preferences.setState(
      readAll().reduce((state, [key, value]) => withEntry(state, key, value), defaultPreferences),
    );
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    // A null key means that all of storage was cleared.
    preferences.setState((state) => (key === null ? defaultPreferences : withEntry(state, key, newValue)));
  };
  // A page kept for the Back button hears no storage events while it sleeps.
  const wake = (event: PageTransitionEvent) => event.persisted && load();
  load();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', wake);
  };
}

if (typeof window !== 'undefined') connectPreferences();

/** Takes a choice over and stores it; storage that refuses costs only the memory of it. */
function choose(key: string, value: string): void {
  preferences.setState((state) => withEntry(state, key, value));
  writeItem(key, value);
}

/** Switches to the other colour mode. */
export function toggleTheme(): void {
  choose(THEME_KEY, preferences.getState().theme === 'dark' ? 'light' : 'dark');
}

/** Remembers that the reader has dealt with this announcement; one with another id will show again. */
export function dismissAnnouncement(id: string): void {
  choose(ANNOUNCEMENT_ID_KEY, id);
  choose(ANNOUNCEMENT_DISMISS_KEY, 'true');
}

/** Remembers the version the reader reads. */
export function setPreferredVersion(name: string): void {
  choose(PREFERRED_VERSION_KEY, name);
}

/** Remembers the tab chosen in a group. */
export function setTabChoice(group: string, value: string): void {
  choose(`${TAB_KEY_PREFIX}${group}`, value);
}

/** Whether the reader dismissed the announcement of this id. */
export function isAnnouncementDismissed(state: Preferences, id: string): boolean {
  return state.announcementDismissed && state.announcementId === id;
}
