import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Core, type Pack, readEntries } from '@/lib/search/index-format';
import type { SearchRecord } from '@/lib/search/record';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';

type Facets = Pick<SearchRecord, 'language' | 'version' | 'docusaurus_tag'>;

const core: Core = JSON.parse(readFileSync('out/search-index/core.json', 'utf8'));
const packs = `out/search-index/${core.version}/text`;

const ids = new Map(routes.map((route) => [route, new Set<string | null>(builtPage(linkOf(route)).ids)]));

it('every place of the index exists in the built pages, and every page is in it', () => {
  const entries = readEntries(core.entries);
  expect([...new Set(entries.map(({ route }) => route))].sort()).toEqual([...routes].sort());
  const places = readdirSync(packs).flatMap((file) => {
    const pack: Pack = JSON.parse(readFileSync(`${packs}/${file}`, 'utf8'));
    return Object.entries(pack).flatMap(([id, passages]) =>
      passages.map(([, anchor]) => ({ route: entries[Number(id)]?.route ?? '', anchor })),
    );
  });
  expect(places.length).toBeGreaterThan(routes.length);
  expect(places.filter(({ route, anchor }) => anchor !== null && !ids.get(route)?.has(anchor))).toEqual([]);
});

it('the records of the hosted engine lead to the same places, with the pages’ own language and version', () => {
  const records: SearchRecord[] = readdirSync('out/search-records').flatMap((file) =>
    JSON.parse(readFileSync(`out/search-records/${file}`, 'utf8')),
  );
  expect(records.length).toBeGreaterThan(routes.length);
  const wrong = records.filter(({ url, anchor, url_without_anchor }) => {
    const { pathname, hash } = new URL(url);
    const isThere = anchor === null ? ids.has(pathname) && hash === '' : ids.get(pathname)?.has(anchor);
    return !isThere || hash !== (anchor === null ? '' : `#${anchor}`) || !url.startsWith(url_without_anchor);
  });
  expect(wrong).toEqual([]);

  const head = readFileSync('out/cli/install/index.html', 'utf8');
  const facets = records.map(({ language, version, docusaurus_tag }) => ({
    language,
    version,
    docusaurus_tag,
  }));
  for (const facet of new Set(facets.map((it) => JSON.stringify(it)))) {
    const { language, version, docusaurus_tag }: Facets = JSON.parse(facet);
    expect(head).toContain(`name="docsearch:language" content="${language}"`);
    expect(head).toContain(`name="docsearch:version" content="${version[0]}"`);
    expect(head).toContain(`name="docsearch:docusaurus_tag" content="${docusaurus_tag}"`);
  }
});
