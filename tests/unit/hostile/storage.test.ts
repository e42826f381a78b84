import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/lib/store/fake-storage';
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  PREFERRED_VERSION_KEY,
  TAB_KEY_PREFIX,
  THEME_KEY,
} from '@/lib/store/keys';
import { defaultPreferences, withEntry } from '@/lib/store/stored-preferences';
import { hostileJson, hostileLists, hostileTexts } from '../../support/hostile-text';

for (const [count, options] of hostileLists(1000)) {
  const values = [...hostileTexts(7, count), ...hostileJson(8, count / 3), 'x'.repeat(5_000_000)];

  describe(`of ${count} hostile texts`, options, () => {
    it('a stored choice is one of the choices, or the default', () => {
      for (const value of values) {
        const stored = (key: string) => withEntry(defaultPreferences, key, value);
        expect(['light', 'dark']).toContain(stored(THEME_KEY).theme);
        expect(stored(PREFERRED_VERSION_KEY).preferredVersion).toBe('current');
        expect(stored(ANNOUNCEMENT_DISMISS_KEY).announcementDismissed).toBeTypeOf('boolean');
        expect(stored(ANNOUNCEMENT_ID_KEY).announcementId).toBe(value);
        expect(stored(`${TAB_KEY_PREFIX}os`).tabs).toEqual(value === '' ? {} : { os: value });
      }
    });

    it('the name of a stored entry can only be that of a group of tabs', () => {
      for (const name of values) {
        const { tabs, ...others } = withEntry(defaultPreferences, TAB_KEY_PREFIX + name, 'linux');
        expect(Object.entries(tabs)).toEqual([[name, 'linux']]);
        expect(others).toEqual({ ...defaultPreferences, tabs: undefined });
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    it('a stored sidebar has a position and a list of categories', async () => {
      for (const value of values) {
        vi.resetModules();
        vi.stubGlobal('window', {});
        vi.stubGlobal('sessionStorage', fakeStorage({ sidebars: value }));
        const { rememberOpen, sidebars, sidebarState } = await import('@/lib/store/sidebars');
        for (const name of ['docs', ...Object.keys(sidebars.getState())]) {
          expect(sidebarState(sidebars.getState(), name).scroll).toBeTypeOf('number');
          rememberOpen(name, '/Tools', true);
          expect(sidebarState(sidebars.getState(), name).open['/Tools']).toBe(true);
        }
      }
    });
  });
}
