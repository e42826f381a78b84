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

it('stores choices under the keys of the former site, and hydrates with the defaults', async () => {
  const storage = fakeStorage();
  const first = await open(storage);
  first.toggleTheme();
  first.dismissAnnouncement('news');
  first.setTabChoice('os', 'macos');
  const stored = {
    theme: 'dark',
    'docusaurus.announcement.id': 'news',
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.tab.os': 'macos',
  };
  expect({ ...storage }).toEqual(stored);
  vi.resetModules();
  const { isAnnouncementDismissed, preferences, tabChoice, selectTheme } = await open(storage);
  const shown = (state: ReturnType<typeof preferences.getState>) => [
    selectTheme(state),
    isAnnouncementDismissed(state, 'news'),
    isAnnouncementDismissed(state, 'other news'),
    tabChoice(state, 'os'),
  ];
  expect(preferences.getState()).toEqual(stored);
  expect(shown(preferences.getState())).toEqual(['dark', true, false, 'macos']);
  expect(shown(preferences.getInitialState())).toEqual(['light', false, false, undefined]);
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

it('keeps in the page what a full storage refuses, and separates the areas', async () => {
  const full = fakeStorage({ a: '1' });
  vi.spyOn(full, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', full);
  vi.stubGlobal('sessionStorage', fakeStorage());
  const { createStorageStore } = await import('./storage');
  const [local, session] = [createStorageStore('localStorage'), createStorageStore('sessionStorage')];
  local.load();
  for (const store of [local, session]) store.setItem('b', '2');
  expect(local.getState()).toMatchObject({ a: '1', b: '2' });
  expect([full.getItem('b'), sessionStorage.getItem('b')]).toEqual([null, '2']);
});
