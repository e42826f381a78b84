import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';

/** The specified titles of all pages. */
const headings: string[] = JSON.parse(readFileSync('tests/fixtures/routes.json', 'utf8')).routes.map(
  ({ title }: { title: string }) => title,
);

/** Width and height of a PNG file. */
function pngSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test.each(routes)('the head of %s', (route) => {
  const page = builtPage(linkOf(route));
  const { language, title, breadcrumbs, linkedData } = page;
  const heading = page.headings[0]?.text ?? '';
  const meta: Record<string, string> = Object.fromEntries(page.meta);
  const names = page.meta.map(([name]) => name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const links = page.elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
  const relations = links.map(({ rel }) => rel);

  const address = site.url + route;
  expect(language).toBe('en');
  const own = headings.filter((it) => it === heading).length > 1 ? ` (${breadcrumbs.at(-2)})` : '';
  expect(title).toBe(heading === site.title ? site.title : `${heading}${own} | ${site.title}`);
  expect(repeated).toEqual([]);
  expect(meta.description?.length).toBeGreaterThanOrEqual(50);
  expect(meta.description?.length).toBeLessThanOrEqual(160);
  expect(canonical).toEqual([address]);
  expect(meta.robots ?? '').not.toContain('noindex');
  expect(relations).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon', 'mask-icon', 'manifest']));

  expect(meta).toMatchObject({
    'docsearch:language': 'en',
    'docsearch:version': 'current',
    'docsearch:docusaurus_tag': 'docs-default-current',
    'og:title': heading,
    'og:description': meta.description,
    'og:url': address,
    'og:site_name': site.title,
    'og:type': 'article',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': heading,
    'twitter:description': meta.description,
    'twitter:image': meta['og:image'],
  });
  const image = meta['og:image'] ?? '';
  expect(image.startsWith(`${site.url}/`), image).toBe(true);
  expect(pngSize(`out${new URL(image).pathname}`)).toEqual({ width: 1200, height: 630 });

  expect(linkedData).toHaveLength(1);
  const list: { '@type': string; itemListElement: { position: number; name: string; item?: string }[] } =
    JSON.parse(linkedData[0] ?? '');
  expect(list['@type']).toBe('BreadcrumbList');
  const crumbs = list.itemListElement.map(({ name }) => name);
  if (breadcrumbs.length > 0) expect(crumbs).toEqual(breadcrumbs);
  expect(list.itemListElement.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  expect(list.itemListElement.at(-1)?.item).toBe(address);
});

test('each page has its own preview image and description', () => {
  for (const wanted of ['og:image', 'description']) {
    const contents = routes.map((route) => new Map(builtPage(linkOf(route)).meta).get(wanted));
    expect(new Set(contents).size, wanted).toBe(routes.length);
  }
});

test.each(['/search/', '/404.html'])('%s is not for search engines', (path) => {
  expect(new Map(builtPage(path).meta).get('robots')).toContain('noindex');
});
