import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { IndexCore, TextPack } from '@/lib/search/engine/index-format';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';

const readJson = (file: string) => JSON.parse(readFileSync(`out/${file}`, 'utf8'));
const ids = new Map(routes.map((route) => [route, new Set<string | null>(builtPage(linkOf(route)).ids)]));
const isPlace = (route: string, anchor: string | null) => anchor === null || ids.get(route)?.has(anchor);

it('every place of the index exists, and every page is in it', () => {
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
