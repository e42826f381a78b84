import { afterEach, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { getFrame } from '.';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['an item that is not an object', [null]],
  ['an item without the page it leads to', [{ type: 'doc', label: 'CLI' }]],
  ['a menu without items', [{ type: 'dropdown', label: 'More' }]],
  ['a label of two items', ['/cli', '/faq'].map((to) => ({ type: 'doc', label: 'CLI', to }))],
])('%s is a configuration error with its place', async (_, items) => {
  vi.spyOn(site.themeConfig.navbar, 'items', 'get').mockReturnValue(items as never);
  await expect(getFrame()).rejects.toThrow(/content\/site\.ts:\d+:\d+/);
});
