import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LinkFacts, linkTarget } from '@/lib/browser/link-target';
import { openLink, prefetchLink } from './navigation';

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

const fakeLink = (href: string, more?: Partial<LinkFacts>) =>
  new FakeLink(href, more) as unknown as HTMLAnchorElement;

beforeEach(() => {
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('location', new URL(here));
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Clicks a link; returns what happened: where it led, whether the browser is kept from it, and a bar announced. */
function click(event: Partial<MouseEvent>, link: Partial<LinkFacts> = {}, href = '/cli/usage/') {
  const preventDefault = vi.fn();
  const target = fakeLink(href, link);
  const it = { button: 0, defaultPrevented: false, ...event, target, preventDefault };
  const to = openLink(it as unknown as MouseEvent, '/cli/install');
  return { to, prevented: preventDefault.mock.calls.length };
}

describe('openLink', () => {
  it('opens the page without the browser', () => {
    expect(click({})).toEqual({ to: '/cli/usage', prevented: 1 });
    expect(click({}, { target: '_self' })).toEqual({ to: '/cli/usage', prevented: 1 });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes to the top of the page that is open', () => {
    expect(click({}, {}, '/cli/install/')).toEqual({ to: '/cli/install', prevented: 1 });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it.each<[string, Partial<MouseEvent>, Partial<LinkFacts>]>([
    ['Ctrl', { ctrlKey: true }, {}],
    ['Meta', { metaKey: true }, {}],
    ['Shift', { shiftKey: true }, {}],
    ['Alt', { altKey: true }, {}],
    ['the middle button', { button: 1 }, {}],
    ['a listener that took it', { defaultPrevented: true }, {}],
    ['target=_blank', {}, { target: '_blank' }],
    ['download', {}, { download: true }],
  ])('leaves a click with %s alone', (_, event, link) => {
    expect(click(event, link)).toEqual({ to: undefined, prevented: 0 });
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('prefetchLink', () => {
  function loaded(href: string, connection = {}): string[] {
    vi.stubGlobal('navigator', { connection });
    const load = vi.fn();
    prefetchLink(fakeLink(href), load);
    return load.mock.calls.flat();
  }

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'loads nothing ahead where the connection is %o',
    (connection) => expect(loaded('/faq/', connection)).toEqual([]),
  );

  it.each(['/cli/install.html', '#prebuilt', 'https://github.com/', '/llms.txt'])(
    'does not load %s ahead',
    (href) => expect(loaded(href)).toEqual([]),
  );
});
