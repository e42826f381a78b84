import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { site } from '@/content/site';
import { headersFile } from '@/lib/export/headers';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import specified from '@/tests/fixtures/specified-routes.json' with { type: 'json' };

/** Pages that are not documents: the search, what answers unknown paths, and redirects from former addresses. */
const others = ['/search/', '/404/', '/_not-found/', ...Object.keys(redirects).map(linkOf)];

test('out/ has the specified pages, and only those of the sitemap', () => {
  const wanted = specified.routes.map((route) => linkOf(route.path));
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
  expect(wanted.filter((page) => !pages.includes(page))).toEqual([]);
  expect(pages.filter((page) => !others.includes(page)).sort()).toEqual(routes.map(linkOf).sort());
});

test('the sitemap has every published page, and only those', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .filter((file) => !/^draft: true$/m.test(readFileSync(`content/${file}`, 'utf8')));
  const written = files.map((file) => `/${file.replace(/\.mdx?$/, '')}`.replace(/\/index$/, '/'));
  expect([...routes].sort()).toEqual(written.sort());
});

test('each page is the same in both of its files, and marked in its sidebar', () => {
  for (const { path, sidebar } of specified.routes.filter(({ path }) => !(path in redirects))) {
    const html = readFileSync(`out${linkOf(path)}index.html`, 'utf8');
    if (path !== '/') expect(readFileSync(`out${path.replace(/\/$/, '')}.html`, 'utf8'), path).toBe(html);
    const active = `<a href="${linkOf(path)}" aria-current="page"`;
    expect(html.includes(active), `${path} is marked`).toBe(sidebar !== null);
  }
});

// Those that pages link: structure.test.ts.
test('the files that browsers, crawlers and hosts request exist', () => {
  expect([...readFileSync('out/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(readFileSync('out/_headers', 'utf8')).toBe(headersFile('', false));
  expect(existsSync('out/.nojekyll'), 'GitHub Pages drops _next/ without it').toBe(true);
});
