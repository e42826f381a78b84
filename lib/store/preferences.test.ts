import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage';
import { defaultPreferences } from './stored-preferences';

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
  'docs-preferred-version-default': 'current',
  'docusaurus.tab.os': 'macos',
};

it('stores choices under the keys of the former site', async () => {
  const storage = fakeStorage();
  const { dismissAnnouncement, setPreferredVersion, setTabChoice, toggleTheme } = await open(storage);
  toggleTheme();
  dismissAnnouncement('news');
  setPreferredVersion('current');
  setTabChoice('os', 'macos');
  const keys = Object.keys(stored);
  expect(Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]))).toEqual(stored);
});

it('keeps what the reader chose, and hydrates with the defaults all the same', async () => {
  const { preferences } = await open(fakeStorage(stored));
  expect(preferences.getState()).toEqual({
    theme: 'dark',
    announcementId: 'news',
    announcementDismissed: true,
    preferredVersion: 'current',
    tabs: { os: 'macos' },
  });
  expect(preferences.getInitialState()).toEqual(defaultPreferences);
});

it('falls back to the defaults on corrupted values', async () => {
  const { preferences } = await open(
    fakeStorage({
      theme: '{"mode":"dark"',
      'docusaurus.announcement.dismiss': '1',
      'docs-preferred-version-default': '\u0000',
      'docusaurus.tab.os': '',
    }),
  );
  expect(preferences.getState()).toEqual(defaultPreferences);
});

it('follows other tabs, entry by entry, and works without storage, with one warning', async () => {
  const { preferences, setTabChoice } = await open(undefined);
  setTabChoice('os', 'linux');
  expect(console.warn).toHaveBeenCalledTimes(1);
  announceChange('theme', 'dark');
  announceChange('someone-elses', 'value');
  expect(preferences.getState()).toMatchObject({ theme: 'dark', tabs: { os: 'linux' } });
  announceChange('docusaurus.tab.os', null);
  expect(preferences.getState().tabs).toEqual({});
  announceChange(null, null);
  expect(preferences.getState()).toEqual(defaultPreferences);
});
