import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/tests/support/fake-storage';

let page: EventTarget;

/** The module as a page with this storage loads it. */
async function open(storage: Storage | undefined) {
  vi.stubGlobal('localStorage', storage);
  page = new EventTarget();
  vi.stubGlobal('window', page);
  return import('./preferences');
}

/** What the browser reports to a page when another tab writes. */
function announceChange(key: string | null, newValue: string | null) {
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea: localStorage }));
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** All that is stored, under the keys of the former site. */
const stored = {
  theme: 'dark',
  'docusaurus.announcement.id': 'news',
  'docusaurus.announcement.dismiss': 'true',
  'docusaurus.tab.os': 'macos',
};

it('stores choices under the keys of the former site', async () => {
  const storage = fakeStorage();
  const { dismissAnnouncement, preferences, setTabChoice, toggleTheme } = await open(storage);
  toggleTheme();
  dismissAnnouncement('news');
  setTabChoice('os', 'macos');
  expect({ ...storage }).toEqual(stored);
  expect(preferences.getState()).toEqual(stored);
});

it('keeps the reader’s choices, but hydrates with the defaults', async () => {
  const { isAnnouncementDismissed, preferences, tabChoice, selectTheme } = await open(fakeStorage(stored));
  const shown = (state: ReturnType<typeof preferences.getState>) => [
    selectTheme(state),
    isAnnouncementDismissed(state, 'news'),
    tabChoice(state, 'os'),
  ];
  expect(shown(preferences.getState())).toEqual(['dark', true, 'macos']);
  expect(isAnnouncementDismissed(preferences.getState(), 'other news')).toBe(false);
  expect(shown(preferences.getInitialState())).toEqual(['light', false, undefined]);
});

it('follows other tabs, entry by entry, and works without storage, with one warning', async () => {
  const { preferences, setTabChoice } = await open(undefined);
  setTabChoice('os', 'linux');
  expect(console.warn).toHaveBeenCalledTimes(1);
  announceChange('theme', 'dark');
  expect(preferences.getState()).toEqual({ theme: 'dark', 'docusaurus.tab.os': 'linux' });
  announceChange('docusaurus.tab.os', null);
  expect(preferences.getState()).toMatchObject({ theme: 'dark', 'docusaurus.tab.os': undefined });
  announceChange(null, null);
  expect(preferences.getState()).toEqual({});
});
