import { afterEach, expect, it, vi } from 'vitest';
import { canPrefetch } from './connection';
import { eventLinkTarget, isPlainClick, type LinkFacts, linkTarget } from './link-target';

const here = 'https://docs.openos.info/cli/install/';

const facts = (href: string, more: Partial<LinkFacts> = {}): LinkFacts => ({
  href: URL.canParse(href, here) ? new URL(href, here).href : href,
  target: '',
  download: false,
  ...more,
});

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
  ['/cli/usage.md'],
  ['/sitemap.xml'],
  ['/1.17/'],
  ['#prebuilt'],
  ['/cli/install/#prebuilt'],
  ['http://['],
])('linkTarget(%s) is %s', (href, route) => expect(linkTarget(facts(href), here)).toBe(route));

/** A link as the DOM has it, in which events happen. */
class FakeLink {
  constructor(href: string, more: Partial<LinkFacts> = {}) {
    Object.assign(this, facts(href, more));
  }
  closest = () => this;
  hasAttribute = (name: string) => name === 'href' || (name === 'download' && this.download);
  declare download: boolean;
}

afterEach(() => void vi.unstubAllGlobals());

it('eventLinkTarget finds the link around the target of an event, and how it opens', () => {
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('location', new URL(here));
  const target = (more?: Partial<LinkFacts>) =>
    eventLinkTarget({ target: new FakeLink('/cli/usage/', more) as unknown as Element });
  expect(target()).toBe('/cli/usage');
  expect(target({ target: '_self' })).toBe('/cli/usage');
  expect(target({ target: '_blank' })).toBeUndefined();
  expect(target({ download: true })).toBeUndefined();
  expect(eventLinkTarget({ target: new EventTarget() })).toBeUndefined();
});

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
