import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/lib/store/fake-storage';
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  PREFERRED_VERSION_KEY,
  TAB_KEY_PREFIX,
  THEME_KEY,
} from '@/lib/store/keys';
import { defaultPreferences, withEntry } from '@/lib/store/stored-preferences';
import { hostileJson, hostileTexts } from '../../support/hostile-text';

const values = [...hostileTexts(7, 1000), ...hostileJson(8, 300), 'x'.repeat(5_000_000)];

beforeEach(() => {
  vi.resetModules();
});

it('whatever is stored as a choice is one of the choices, or the default', () => {
  for (const value of values) {
    expect(['light', 'dark']).toContain(withEntry(defaultPreferences, THEME_KEY, value).theme);
    expect(withEntry(defaultPreferences, PREFERRED_VERSION_KEY, value).preferredVersion).toBe('current');
    expect(typeof withEntry(defaultPreferences, ANNOUNCEMENT_DISMISS_KEY, value).announcementDismissed).toBe(
      'boolean',
    );
    expect(withEntry(defaultPreferences, ANNOUNCEMENT_ID_KEY, value).announcementId).toBe(value);
    expect(withEntry(defaultPreferences, `${TAB_KEY_PREFIX}os`, value).tabs).toEqual(
      value === '' ? {} : { os: value },
    );
  }
});

it('whatever the name of a stored entry, only a group of tabs comes of it', () => {
  for (const name of values) {
    const { tabs, ...others } = withEntry(defaultPreferences, TAB_KEY_PREFIX + name, 'linux');
    expect(Object.entries(tabs)).toEqual([[name, 'linux']]);
    expect(others).toEqual({ ...defaultPreferences, tabs: undefined });
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('whatever is stored of a sidebar, there is a position and a list of categories', async () => {
  for (const value of values) {
    vi.resetModules();
    vi.stubGlobal('sessionStorage', fakeStorage({ 'sidebar.docs': value }));
    const { recallSidebar } = await import('@/components/docs/sidebar-memory');
    expect(typeof recallSidebar('docs').scroll).toBe('number');
    recallSidebar('docs').open[1] = true;
    expect(recallSidebar('docs').open[1]).toBe(true);
  }
});
