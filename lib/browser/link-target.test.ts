import { afterEach, describe, expect, it, vi } from 'vitest';
import { canPrefetch } from './connection';
import { eventLinkTarget, isPlainClick, type LinkFacts, linkTarget } from './link-target';

const here = 'https://docs.openos.info/cli/install/';

const facts = (href: string, more: Partial<LinkFacts> = {}): LinkFacts => ({
  href: new URL(href, here).href,
  target: '',
  download: false,
  ...more,
});

describe('linkTarget', () => {
  it.each([
    ['/cli/usage/', '/cli/usage'],
    ['/cli/usage.html', '/cli/usage'],
    ['/cli/usage/index.html#transfer', '/cli/usage#transfer'],
    ['/search/?q=stake', '/search?q=stake'],
    ['/faq/#100%', '/faq#100%25'],
    ['/', '/'],
    ['/cli/install/', '/cli/install'],
    ['/cli/install#prebuilt', '/cli/install#prebuilt'],
  ])('opens the page %s as %s', (href, route) => expect(linkTarget(facts(href), here)).toBe(route));

  it.each([
    'https://www.openverse.network/',
    'mailto:someone@example.org',
    '/cli/usage.md',
    '/sitemap.xml',
    '/1.17/',
    '#prebuilt',
    '/cli/install/#prebuilt',
  ])('leaves %s to the browser', (href) => expect(linkTarget(facts(href), here)).toBeUndefined());

  it('leaves a malformed address to the browser', () =>
    expect(linkTarget({ ...facts('/'), href: 'http://[' }, here)).toBeUndefined());
});

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

it.each<[Partial<MouseEvent>, boolean]>([
  [{}, true],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
  [{ button: 1 }, false],
  [{ defaultPrevented: true }, false],
])('isPlainClick(%j) is %s', (event, is) =>
  expect(isPlainClick({ button: 0, defaultPrevented: false, ...event } as MouseEvent)).toBe(is),
);

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
