import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** What the browser tells a page when another tab writes. */
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

describe('preferences', () => {
  it('keeps what the reader chose on the former site', async () => {
    const { preferences } = await open(
      fakeStorage({
        theme: 'dark',
        'docusaurus.announcement.id': 'x',
        'docusaurus.announcement.dismiss': 'true',
        'docs-preferred-version-default': 'current',
        'docusaurus.tab.os': 'linux',
      }),
    );
    expect(preferences.getState()).toEqual({
      theme: 'dark',
      announcementId: 'x',
      announcementDismissed: true,
      preferredVersion: 'current',
      tabs: { os: 'linux' },
    });
  });

  it('hydrates with the defaults whatever is stored', async () => {
    const { preferences } = await open(fakeStorage({ theme: 'dark' }));
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

  it('stores choices under the keys of the former site', async () => {
    const storage = fakeStorage();
    const { dismissAnnouncement, setPreferredVersion, setTabChoice, toggleTheme } = await open(storage);
    toggleTheme();
    dismissAnnouncement('news');
    setPreferredVersion('current');
    setTabChoice('os', 'macos');
    expect(storage.getItem('theme')).toBe('dark');
    expect(storage.getItem('docusaurus.announcement.id')).toBe('news');
    expect(storage.getItem('docusaurus.announcement.dismiss')).toBe('true');
    expect(storage.getItem('docs-preferred-version-default')).toBe('current');
    expect(storage.getItem('docusaurus.tab.os')).toBe('macos');
  });

  it('works for the length of the page without storage, with one warning', async () => {
    const { preferences, setTabChoice, toggleTheme } = await open(undefined);
    toggleTheme();
    setTabChoice('os', 'linux');
    expect(preferences.getState()).toMatchObject({ theme: 'dark', tabs: { os: 'linux' } });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('follows other tabs of the browser, entry by entry', async () => {
    const { preferences, setTabChoice } = await open(fakeStorage());
    setTabChoice('os', 'linux');
    announceChange('theme', 'dark');
    announceChange('someone-elses', 'value');
    expect(preferences.getState()).toMatchObject({ theme: 'dark', tabs: { os: 'linux' } });
    announceChange('docusaurus.tab.os', null);
    expect(preferences.getState().tabs).toEqual({});
    announceChange(null, null);
    expect(preferences.getState()).toEqual(defaultPreferences);
  });
});
