import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import type { IndexCore, TextPack } from '@/lib/search/engine/index-format';
import type { SearchRecord } from '@/lib/search/record';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';

const readJson = (file: string) => JSON.parse(readFileSync(`out/${file}`, 'utf8'));
const ids = new Map(routes.map((route) => [route, new Set<string | null>(builtPage(linkOf(route)).ids)]));
const isPlace = (route: string, anchor: string | null) => anchor === null || ids.get(route)?.has(anchor);

it('every place of the index exists in the built pages, and every page is in it', () => {
  const core: IndexCore = readJson('search-index/core.json');
  const packs = `search-index/${core.version}/text`;
  const entries = core.pageOf.map((page) => core.routes[page] ?? '');
  expect([...new Set(entries)].sort()).toEqual([...routes].sort());
  const places = readdirSync(`out/${packs}`).flatMap((file) =>
    Object.entries(readJson(`${packs}/${file}`) as TextPack).flatMap(([id, { passages }]) =>
      passages.map(([, anchor]) => ({ route: entries[Number(id)] ?? '', anchor })),
    ),
  );
  expect(places.length).toBeGreaterThan(routes.length);
  expect(places.filter(({ route, anchor }) => !isPlace(route, anchor))).toEqual([]);
});

it('search-records.json lists files with every record once, each with a place and the facets of its page', () => {
  const { count, files } = readJson('search-records.json');
  const records: SearchRecord[] = files.flatMap((url: string) => readJson(url.slice(site.url.length)));
  expect(records).toHaveLength(count);
  expect(files).toHaveLength(Math.ceil(count / 10_000));
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(count);
  const titles = records.filter(({ type }) => type === 'lvl1');
  expect(titles.map(({ url }) => url).sort()).toEqual(routes.map((route) => site.url + route).sort());
  const wrong = records.filter(({ url, url_without_anchor: page, anchor }) => {
    const isThere = isPlace(page.slice(site.url.length), anchor);
    return !isThere || url !== (anchor === null ? page : `${page}#${anchor}`);
  });
  expect(wrong).toEqual([]);

  const { meta } = builtPage('/cli/install/');
  const facetsOfPage = meta.filter(([name]) => name.startsWith('docsearch:')).map(([, content]) => content);
  for (const { language, version, docusaurus_tag } of records.filter(({ url }) => !/\/\d/.test(url)))
    expect([language, ...version, docusaurus_tag].filter((facet) => !facetsOfPage.includes(facet))).toEqual(
      [],
    );
});
