import { readdirSync, readFileSync } from 'node:fs';
import type { Core, Pack } from '../../lib/search/index-format';
import { readEntries } from '../../lib/search/index-format';
import type { SearchRecord } from '../../lib/search/record';
import { seedFile } from './support/hosts';
import { htmlFile, routes } from './support/routes';
import { expect, test } from './support/test';

const core: Core = JSON.parse(readFileSync('out/search-index/core.json', 'utf8'));
const packs = `out/search-index/${core.version}/text`;

/** Ids of a built page's elements. */
function idsOf(route: string): Set<string> {
  return new Set(
    Array.from(readFileSync(htmlFile(route), 'utf8').matchAll(/ id="([^"]*)"/g), ([, id = '']) => id),
  );
}

test('every place of the index exists in the built pages, and every page is in it', () => {
  const entries = readEntries(core.entries);
  expect([...new Set(entries.map(({ route }) => route))].sort()).toEqual([...routes].sort());
  const ids = new Map(routes.map((route) => [route, idsOf(route)]));
  const missing: string[] = [];
  for (const file of readdirSync(packs)) {
    const pack: Pack = JSON.parse(readFileSync(`${packs}/${file}`, 'utf8'));
    for (const [id, passages] of Object.entries(pack)) {
      const route = entries[Number(id)]?.route ?? '';
      for (const [, anchor] of passages) {
        if (anchor !== null && !ids.get(route)?.has(anchor)) missing.push(`${route}#${anchor}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('the records of the hosted engine lead to the same places, with the pages’ own language and version', () => {
  // As the server of the hosted site has made them: to make them is to compile every page.
  const { records }: { records: SearchRecord[] } = JSON.parse(readFileSync(seedFile, 'utf8'));
  const ids = new Map(routes.map((route) => [route, idsOf(route)]));
  const head = readFileSync(htmlFile('/cli/install'), 'utf8');
  for (const { url, anchor, language, version, docusaurus_tag, url_without_anchor } of records) {
    const { pathname, hash } = new URL(url);
    expect(ids.has(pathname), url).toBe(true);
    if (anchor !== null) expect(ids.get(pathname)?.has(anchor), url).toBe(true);
    expect(hash).toBe(anchor === null ? '' : `#${anchor}`);
    expect(url.startsWith(url_without_anchor)).toBe(true);
    expect(head).toContain(`name="docsearch:language" content="${language}"`);
    expect(head).toContain(`name="docsearch:version" content="${version[0]}"`);
    expect(head).toContain(`name="docsearch:docusaurus_tag" content="${docusaurus_tag}"`);
  }
});

test('related pages: at most five, none of them the page itself or what it leads to anyway', async ({
  page,
}) => {
  for (const route of ['/cli/install', '/cli/wallets/paper', '/what-is-a-validator']) {
    await page.goto(`${route}/`);
    const related = page.getByRole('navigation', { name: 'Related pages' }).getByRole('link');
    const addresses = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.length).toBeLessThanOrEqual(5);
    const others = await page
      .locator('a[rel=prev], a[rel=next]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const address of [`${route}/`, '/', ...others]) expect(addresses).not.toContain(address);
  }
});
