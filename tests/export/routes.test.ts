import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every route that the site must have, as specified. */
const specified: string[] = JSON.parse(readFileSync('tests/fixtures/routes.json', 'utf8')).routes.map(
  ({ path }: { path: string }) => path,
);

/** Pages that are no documents: the search, and what answers unknown paths. */
const others = ['/search/', '/404/', '/_not-found/'];

test('out/ has a page for every specified route, and for no other', () => {
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
  expect(pages.filter((page) => !others.includes(page)).sort()).toEqual(
    specified.map((route) => route.replace(/\/?$/, '/')).sort(),
  );
});
