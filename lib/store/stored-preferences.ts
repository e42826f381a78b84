import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  PREFERRED_VERSION_KEY,
  TAB_KEY_PREFIX,
  THEME_KEY,
} from './keys';

export type Theme = 'light' | 'dark';

/** Everything a reader chooses that outlives a page. */
export interface Preferences {
  theme: Theme;
  /** Announcement that `announcementDismissed` speaks of. */
  announcementId: string | null;
  announcementDismissed: boolean;
  preferredVersion: string;
  /** Value of the chosen tab by name of the group. */
  tabs: Readonly<Record<string, string>>;
}

/** What a reader who never chose gets, and what the server renders. */
export const defaultPreferences: Preferences = {
  theme: 'light',
  announcementId: null,
  announcementDismissed: false,
  preferredVersion: 'current',
  tabs: {},
};

/** Versions that exist; a stored name of any other is as good as none. */
const KNOWN_VERSIONS: readonly string[] = [defaultPreferences.preferredVersion];

/** The preferences with one stored entry taken over; a missing or corrupted value stands for the default. */
export function withEntry(state: Preferences, key: string, value: string | null): Preferences {
  switch (key) {
    case THEME_KEY:
      return { ...state, theme: value === 'dark' ? 'dark' : defaultPreferences.theme };
    case ANNOUNCEMENT_ID_KEY:
      return { ...state, announcementId: value };
    case ANNOUNCEMENT_DISMISS_KEY:
      return { ...state, announcementDismissed: value === 'true' };
    case PREFERRED_VERSION_KEY: {
      const known = value !== null && KNOWN_VERSIONS.includes(value);
      return { ...state, preferredVersion: known ? value : defaultPreferences.preferredVersion };
    }
    default:
      return key.startsWith(TAB_KEY_PREFIX)
        ? { ...state, tabs: withTab(state.tabs, key.slice(TAB_KEY_PREFIX.length), value) }
        : state;
  }
}

function withTab(tabs: Preferences['tabs'], group: string, value: string | null): Preferences['tabs'] {
  const others = Object.entries(tabs).filter(([name]) => name !== group);
  return Object.fromEntries(value ? [...others, [group, value]] : others);
}
