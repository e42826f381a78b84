import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlRules } from './support/html-validate-config';
import { buildThere, cutThere, goOn, versionedSite, writeSite } from './support/versioned-site';

const out = path.join(versionedSite, 'out');
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const pageAt = (route: string) => fromHtml(read(route.endsWith('.html') ? route : `${route}/index.html`));

/** Address and text of each link below the elements of a selector. */
const linksIn = (route: string, selector: string) =>
  selectAll(`${selector} a`, pageAt(route)).map((link) => [hrefOf(link), textOf(link)]);
const hrefOf = (link: Element) => String(link.properties.href);
/** What the drawer has, which the navbar's menu imitates once scripts run. */
const menu = (route: string) => linksIn(route, '#side-panel nav[data-version]');
const headOf = (route: string) => {
  const page = pageAt(route);
  const meta = (name: string) => select(`meta[name="${name}"]`, page)?.properties.content;
  return {
    canonical: select('link[rel="canonical"]', page)?.properties.href,
    robots: meta('robots'),
    version: meta('docsearch:version'),
    tag: meta('docsearch:docusaurus_tag'),
  };
};

beforeAll(async () => {
  await writeSite();
  await cutThere('1.17');
  await goOn();
  await buildThere();
}, 600_000);

describe('a site of which 1.17 was cut', () => {
  it('has the old pages below /1.17/, as they were', () => {
    for (const route of ['1.17', '1.17/guide', '1.17/guide/setup', '1.17/guide/old', '1.17/api/good'])
      expect(existsSync(path.join(out, route, 'index.html')), route).toBe(true);
    expect(existsSync(path.join(out, '1.17/guide/new'))).toBe(false);
    expect(existsSync(path.join(out, 'guide/old'))).toBe(false);
    expect(read('1.17/guide/setup/index.html')).toContain('The old way.');
    expect(read('guide/setup/index.html')).toContain('The new way');
  });

  it('keeps the links of a page in its version, whichever way they are written', () => {
    const links = (route: string) => linksIn(route, '.prose').map(([href]) => href);
    expect(links('1.17')).toEqual(['/1.17/guide/', '/1.17/guide/old/#why', '/1.17/guide/setup/']);
    expect(links('')).toEqual(['/guide/', '/guide/new/', '/guide/setup/']);
    expect(links('1.17/guide')).toEqual(['/1.17/guide/setup/', '#more', '/openrpc.json', '#more']);
    expect(links('1.17/guide/setup')).toContain('/recipes/1.17/guide/setup/hello.ts');
    expect(read('recipes/1.17/guide/setup/hello.ts')).toContain('hello');
    expect(JSON.parse(read('rpc/1.17/good.json'))).toMatchObject({ name: 'good' });
  });

  it('gives each version its own sidebar, breadcrumbs and neighbours', () => {
    const sidebar = (route: string) => linksIn(route, 'nav[aria-label="Docs"]').map(([href]) => href);
    expect(sidebar('1.17/guide/setup')).toEqual(
      expect.arrayContaining(['/1.17/', '/1.17/guide/', '/1.17/guide/setup/', '/1.17/guide/old/']),
    );
    expect(sidebar('1.17/guide/setup').filter((href) => !href?.startsWith('/1.17/'))).toEqual([]);
    expect(sidebar('guide/setup')).toContain('/guide/new/');
    const remembered = (route: string) => select('[data-sidebar]', pageAt(route))?.properties.dataSidebar;
    expect(remembered('guide/setup'), 'what readers open is kept apart').not.toBe(
      remembered('1.17/guide/setup'),
    );
    expect(linksIn('1.17/guide/setup', 'nav[aria-label="Breadcrumbs"]')).toEqual([
      ['/1.17/guide/', 'Guides'],
    ]);
    expect(
      linksIn('1.17/guide/setup', 'nav[aria-label="Previous and next page"]').map(([href]) => href),
    ).toEqual(['/1.17/guide/old/']);
  });

  it('leads to the same page in the other version, else to the nearest', () => {
    expect(menu('guide/setup')).toEqual([
      ['/guide/setup/', 'Next'],
      ['/1.17/guide/setup/', '1.17'],
    ]);
    expect(menu('1.17/guide/old')[0]).toEqual(['/guide/', 'Next (nearest page)']);
    expect(menu('guide/new')[1]).toEqual(['/1.17/guide/', '1.17 (nearest page)']);
    expect(menu('1.17').map(([href]) => href)).toEqual(['/', '/1.17/']);
  });

  it('has a menu of versions in the navbar, with the label of the page before any script runs', () => {
    for (const route of ['1.17/guide/setup', 'guide/setup', 'search', '404.html'])
      expect(linksIn(route, 'header [data-version-menu]'), route).toEqual([
        ['/', 'Next'],
        ['/1.17/', '1.17'],
      ]);
    const told = (route: string) => select('[data-version]', pageAt(route))?.properties.dataVersion;
    expect(['1.17', '1.17/guide', 'guide', ''].map(told)).toEqual(['1.17', '1.17', 'current', 'current']);
    expect(textOf(select('head style', pageAt('1.17')) as Element)).toContain(
      ':root:has([data-version="1.17"]) [data-version-labels]>[data-of="1.17"]{display:inline}',
    );
  });

  it('tells readers of the old version, and only them, where the latest is', () => {
    const banner = (route: string) => select('[role="note"]', pageAt(route));
    const told = (route: string) => textOf(banner(route) as Element);
    expect(told('1.17/guide/setup')).toBe(
      'This is the documentation of 1.17, not the latest. Go to this page in Next.',
    );
    expect(told('1.17/guide/old')).toContain('Go to the nearest page in Next.');
    expect(linksIn('1.17/guide/old', '[role="note"]')[0]?.[0]).toBe('/guide/');
    expect(banner('guide/setup')).toBeUndefined();
  });

  it('is valid HTML, with the menu and the banner', () => {
    const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
    for (const file of ['1.17/guide/index.html', 'search/index.html']) {
      const { results } = validator.validateStringSync(read(file), file);
      expect(
        results.flatMap(({ messages }) => messages.map(({ message }) => message)),
        file,
      ).toEqual([]);
    }
  });

  it('sends search engines to the latest version', () => {
    const origin = 'https://docs.fixture.test';
    const old = { robots: 'noindex', version: '1.17', tag: 'docs-default-1.17' };
    expect(headOf('1.17/guide/setup')).toEqual({ canonical: `${origin}/guide/setup`, ...old });
    expect(headOf('1.17/guide/old')).toEqual({ canonical: `${origin}/1.17/guide/old`, ...old });
    expect(headOf('guide/setup')).toEqual({
      canonical: `${origin}/guide/setup`,
      robots: undefined,
      version: 'current',
      tag: 'docs-default-current',
    });
    expect(read('sitemap.xml')).toContain(`${origin}/guide/new<`);
    expect(read('sitemap.xml')).not.toContain('1.17');
  });

  it('searches each version by itself', () => {
    const latest = read('search-index/core.json');
    const old = read('search-index/core-1.17.json');
    expect(latest).toContain('"/guide/new"');
    expect(latest).not.toContain('/1.17');
    expect(old).toContain('"/1.17/guide/old"');
    expect(old).not.toContain('guide/new');
    const shards = (core: string) => JSON.parse(core).shards;
    const texts = [latest, old].map((core) => read(`search-index/${JSON.parse(core).version}/text/0.json`));
    expect(shards(old)).not.toContain('q');
    expect(texts.map((text) => text.includes('quagga'))).toEqual([true, false]);
  });
});

it('is refused with what is wrong, and changes nothing', async () => {
  const list = path.join(versionedSite, 'content/versions.ts');
  const before = readFileSync(list, 'utf8');
  await expect(cutThere('1.17')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The version 1.17 is there already'),
  });
  await expect(cutThere()).rejects.toMatchObject({
    stderr: expect.stringContaining('Usage: npm run cut-version'),
  });
  expect(readFileSync(list, 'utf8')).toBe(before);
});

it('costs a site with one version nothing: its pages have no menu, and no script leads one', () => {
  const traces = /data-version-menu|data-same-page/;
  const chunksOf = (folder: string) =>
    readdirSync(path.join(folder, '_next/static/chunks')).map((name) => `_next/static/chunks/${name}`);
  const withTraces = (folder: string) =>
    ['index.html', 'search/index.html', '404.html', ...chunksOf(folder)].filter((file) =>
      traces.test(readFileSync(path.join(folder, file), 'utf8')),
    );
  expect(withTraces('out')).toEqual([]);
  expect(withTraces(out).map((file) => path.extname(file))).toEqual(['.html', '.html', '.html', '.js']);
});
