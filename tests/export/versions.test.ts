import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallSite } from '@/tests/support/small-site';
import { mistakesIn } from './support/html-validate';

const { build, out } = smallSite(path.resolve('.cache/versioned-site'));
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const pageAt = (route: string) => fromHtml(read(route.endsWith('.html') ? route : `${route}/index.html`));
const hrefsIn = (route: string, selector: string) =>
  selectAll(`${selector} a`, pageAt(route)).map((link) => String(link.properties.href));
/** The text of each link in a tree, with its address. */
const linksOf = (tree: Root | Element) =>
  Object.fromEntries(selectAll('a', tree).map((link) => [textOf(link), link.properties.href]));
const linksIn = (route: string, selector: string) => linksOf(select(selector, pageAt(route)) as Element);
/** What the navbar's menu of versions shows while it is closed, and its links. */
const menusOf = (page: Root) =>
  selectAll('header details', page)
    .map((menu) => ({ label: textOf(select('summary', menu) as Element), links: linksOf(menu) }))
    .filter(({ label }) => label.startsWith('Version: '));

describe('a site of which 1.17 was cut', { tags: ['full'] }, () => {
  beforeAll(build, 600_000);

  it('has the old pages below /1.17/, as they were', () => {
    const exists = (route: string) => existsSync(path.join(out, route));
    expect(['1.17/guide/old', '1.17/api/good', 'guide/new'].map(exists)).toEqual([true, true, true]);
    expect(['1.17/guide/new', 'guide/old'].map(exists)).toEqual([false, false]);
    expect(read('1.17/guide/setup/index.html')).toContain('The old way.');
    expect(read('guide/setup/index.html')).toContain('The new way');
  });

  it('keeps the links of a page in its version, in every form of link', () => {
    expect(hrefsIn('1.17', '.prose')).toEqual(['/1.17/guide/', '/1.17/guide/old/#why', '/1.17/guide/setup/']);
    expect(hrefsIn('', '.prose')).toEqual(['/guide/', '/guide/new/', '/guide/setup/']);
    expect(linksIn('1.17/guide', '.prose')).toMatchObject({
      setup: '/1.17/guide/setup/',
      'setup again': '/1.17/guide/setup/',
    });
    expect(hrefsIn('1.17/guide', '.prose')).toContain('/openrpc.json');
    expect(hrefsIn('1.17/guide/setup', '.prose')).toContain('/recipes/1.17/guide/setup/hello.ts');
    expect(read('recipes/1.17/guide/setup/hello.ts')).toContain('hello');
    expect(JSON.parse(read('rpc/1.17/good.json'))).toMatchObject({ name: 'good' });
  });

  it('has the pictures next to pages, those of each version', () => {
    for (const [route, file] of [
      ['guide', 'pictures/guide/dot.svg'],
      ['1.17/guide', 'pictures/versions/1.17/guide/dot.svg'],
    ] as const) {
      const picture = select('.prose img', pageAt(route));
      expect(picture?.properties).toMatchObject({ src: `/${file}`, width: 8, height: 8 });
      expect(read(file)).toContain('<circle');
    }
    expect(existsSync(path.join(out, 'pictures/none.txt'))).toBe(false);
  });

  it('gives each version its own sidebar, breadcrumbs and neighbours', () => {
    const sidebar = hrefsIn('1.17/guide/setup', 'nav[aria-label="Docs"]');
    expect(sidebar).toEqual(expect.arrayContaining(['/1.17/', '/1.17/guide/old/']));
    expect(sidebar.filter((href) => !href.startsWith('/1.17/'))).toEqual([]);
    expect(hrefsIn('guide/setup', 'nav[aria-label="Docs"]')).toContain('/guide/new/');
    expect(linksIn('1.17/guide/setup', 'nav[aria-label="Breadcrumbs"]')).toEqual({ Guides: '/1.17/guide/' });
    const neighbours = hrefsIn('1.17/guide/setup', 'nav[aria-label="Previous and next page"]');
    expect(neighbours).toEqual(['/1.17/guide/old/']);
  });

  it.each([
    ['guide/setup', { Next: '/guide/setup/', '1.17': '/1.17/guide/setup/' }],
    ['1.17/guide/old', { 'Next (nearest page)': '/guide/', '1.17': '/1.17/guide/old/' }],
    ['guide/new', { Next: '/guide/new/', '1.17 (nearest page)': '/1.17/guide/' }],
    ['1.17', { Next: '/', '1.17': '/1.17/' }],
  ])('leads from %s to the same page in the other version, or to the nearest', (route, links) => {
    expect(linksIn(route, '#side-panel nav[aria-label="Version"]')).toEqual(links);
    const label = route.startsWith('1.17') ? 'Version: 1.17' : 'Version: Next';
    expect(menusOf(pageAt(route))).toEqual([{ label, links }]);
  });

  it('links the latest version from pages of the old one only', () => {
    const banner = (route: string) => select('[role="note"]', pageAt(route));
    expect(textOf(banner('1.17/guide/setup') as Element)).toBe(
      'This is the documentation of 1.17, not the latest. Go to this page in Next.',
    );
    expect(textOf(banner('1.17/guide/old') as Element)).toContain('Go to the nearest page in Next.');
    expect(hrefsIn('1.17/guide/old', '[role="note"]')).toEqual(['/guide/']);
    expect(banner('guide/setup')).toBeUndefined();
  });

  it('is valid HTML, with the menu and the banner', () => {
    for (const file of ['1.17/guide/index.html', 'search/index.html'])
      expect(mistakesIn(read(file), file)).toEqual([]);
  });

  it.each([
    ['1.17/guide/setup', '/guide/setup', 'noindex', '1.17'],
    ['1.17/guide/old', '/1.17/guide/old', 'noindex', '1.17'],
    ['guide/setup', '/guide/setup', undefined, 'current'],
  ])('sends search engines from %s to %s', (route, canonical, robots, version) => {
    const page = pageAt(route);
    const meta = (name: string) => select(`meta[name="${name}"]`, page)?.properties.content;
    const origin = 'https://docs.fixture.test';
    expect(select('link[rel="canonical"]', page)?.properties.href).toBe(origin + canonical);
    expect(meta('robots')).toBe(robots);
    expect(meta('docsearch:version')).toBe(version);
    expect(meta('docsearch:docusaurus_tag')).toBe(`docs-default-${version}`);
    expect(read('sitemap.xml')).toContain(`${origin}/guide/new<`);
    expect(read('sitemap.xml')).not.toContain('1.17');
  });

  it('searches each version by itself', () => {
    const cores = [read('search-index/core.json'), read('search-index/core-1.17.json')];
    const has = (text: string) => cores.map((core) => core.includes(text));
    expect(has('"/guide/new"')).toEqual([true, false]);
    expect(has('"/1.17/guide/old"')).toEqual([false, true]);
    expect(has('/1.17')).toEqual([false, true]);
    const texts = cores.map((core) => read(`search-index/${JSON.parse(core).version}/text/0.json`));
    expect(texts.map((text) => text.includes('quagga'))).toEqual([true, false]);
  });

  it('changes nothing on a site with one version', () => {
    const page = fromHtml(readFileSync('out/index.html', 'utf8'));
    expect(menusOf(page)).toEqual([]);
    expect(select('nav[aria-label="Version"]', page)).toBeUndefined();
  });
});
