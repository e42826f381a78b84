import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { linkOf } from '@/tests/e2e/support/routes';

/** Every route that the site must have, as specified. */
const specified: string[] = JSON.parse(readFileSync('tests/fixtures/routes.json', 'utf8')).routes.map(
  ({ path }: { path: string }) => path,
);

/** Pages that are no documents: the search, what answers unknown paths, and what leads from old addresses to new ones. */
const others = ['/search/', '/404/', '/_not-found/', ...Object.keys(redirects).map(linkOf)];

test('out/ has a page for every specified route, and for no other', () => {
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
  expect(pages.filter((page) => !others.includes(page)).sort()).toEqual(
    specified.map((route) => route.replace(/\/?$/, '/')).sort(),
  );
});
