import { describe, expect, it } from 'vitest';
import { type LinkFacts, linkTarget } from './link-target';

const here = 'https://docs.openos.info/cli/install/';

const to = (href: string, facts: Partial<LinkFacts> = {}) =>
  linkTarget({ href: new URL(href, here).href, target: '', download: false, ...facts }, here);

describe('linkTarget', () => {
  it.each([
    ['/cli/usage/', '/cli/usage'],
    ['/cli/usage.html', '/cli/usage'],
    ['/cli/usage/index.html#transfer', '/cli/usage#transfer'],
    ['/search/?q=stake', '/search?q=stake'],
    ['/', '/'],
    ['/cli/install/', '/cli/install'],
    ['/cli/install#prebuilt', '/cli/install#prebuilt'],
  ])('opens the page %s as %s', (href, route) => expect(to(href)).toBe(route));

  it.each([
    'https://www.openverse.network/',
    'mailto:someone@example.org',
    '/cli/usage.md',
    '/llms.txt',
    '/openrpc.json',
    '/1.17/',
    '#prebuilt',
    '/cli/install/#prebuilt',
  ])('leaves %s to the browser', (href) => expect(to(href)).toBeUndefined());

  it('leaves downloads and other windows to the browser', () => {
    expect(to('/cli/usage/', { download: true })).toBeUndefined();
    expect(to('/cli/usage/', { target: '_blank' })).toBeUndefined();
    expect(to('/cli/usage/', { target: '_self' })).toBe('/cli/usage');
  });

  it('leaves a malformed address to the browser', () => {
    expect(linkTarget({ href: 'http://[', target: '', download: false }, here)).toBeUndefined();
  });
});
