import { afterEach, expect, it, vi } from 'vitest';
import { canPrefetch } from './connection';
import { isPlainClick, linkTarget } from './link-target';

const here = new URL('https://docs.openos.info/cli/install/');

it.each<[string, string?]>([
  ['/cli/usage/', '/cli/usage'],
  ['/cli/usage.html', '/cli/usage'],
  ['/cli/usage/index.html#transfer', '/cli/usage#transfer'],
  ['/search/?q=stake', '/search?q=stake'],
  ['/faq/#100%', '/faq#100%25'],
  ['/', '/'],
  ['/cli/install/', '/cli/install'],
  ['/cli/install#prebuilt', '/cli/install#prebuilt'],
  // The browser opens the rest.
  ['https://www.openverse.network/'],
  ['mailto:someone@example.org'],
  ['javascript:alert(1)'],
  ['/cli/usage.md'],
  ['/sitemap.xml'],
  ['/1.17/'],
  ['#prebuilt'],
  ['/cli/install/#prebuilt'],
])('linkTarget(%s) is %s', (href, route) => expect(linkTarget(new URL(href, here), here)).toBe(route));

afterEach(() => void vi.unstubAllGlobals());

it('a plain click has no key, no other button, and no other handler', () => {
  const click = { button: 0, defaultPrevented: false } as MouseEvent;
  expect(isPlainClick(click)).toBe(true);
  const others = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }];
  for (const it of [...others, { button: 1 }, { defaultPrevented: true }])
    expect(isPlainClick({ ...click, ...it }), JSON.stringify(it)).toBe(false);
});

it.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ saveData: true }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('canPrefetch() with the connection %j is %s', (connection, can) => {
  vi.stubGlobal('navigator', { connection });
  expect(canPrefetch()).toBe(can);
});
