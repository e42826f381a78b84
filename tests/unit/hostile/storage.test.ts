import { describe, expect, it, vi } from 'vitest';
import { isAnnouncementDismissed, selectTheme, tabChoice } from '@/lib/browser/preferences';
import { fakeStorage } from '@/tests/support/fake-storage';
import { hostileJson, hostileLists, hostileTexts } from '../../support/hostile-text';

for (const [count, options] of hostileLists(1000)) {
  const values = [...hostileTexts(7, count), ...hostileJson(8, count / 3), 'x'.repeat(5_000_000)];

  describe(`of ${count} hostile texts`, options, () => {
    it('a stored choice is one of the choices, or the default', () => {
      for (const value of values) {
        expect(['light', 'dark']).toContain(selectTheme({ theme: value }));
        const stored = { 'docusaurus.announcement.id': value, 'docusaurus.announcement.dismiss': value };
        expect(isAnnouncementDismissed(stored, value)).toBe(value === 'true');
      }
    });

    it('the name of a stored entry changes nothing else', () => {
      for (const name of values) {
        const stored = { ...fakeStorage({ [`docusaurus.tab.${name}`]: 'linux' }) };
        expect(tabChoice(stored, name)).toBe('linux');
        expect(selectTheme(stored)).toBe('light');
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    it('a stored sidebar has categories that open', async () => {
      for (const value of values) {
        vi.resetModules();
        vi.stubGlobal('window', {});
        vi.stubGlobal('sessionStorage', fakeStorage({ docs: value, 'docs/Tools': value }));
        const { sidebars } = await import('@/lib/browser/sidebars');
        sidebars.setItem('docs/Tools', 'open');
        expect(sidebars.getState()['docs/Tools']).toBe('open');
      }
    });
  });
}
