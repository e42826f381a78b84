import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';
import { paths } from './support/paths';

const pages = routes.map(linkOf);
const titles = pages.map((path) => builtPage(path).headings[0]?.text);

const icons = ['icon', 'apple-touch-icon', 'mask-icon'];
const addressOf = (path: string) => site.url + routes[pages.indexOf(path)];

/** Width and height of a PNG file. */
function pngSize(file: string): [width: number, height: number] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it('every page has the elements of its head', () => {
  for (const path of pages) {
    const page = builtPage(path);
    const heading = page.headings[0]?.text ?? '';
    const meta: Record<string, string> = Object.fromEntries(page.meta);
    const links = page.elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
    const repeated = titles.filter((it) => it === heading).length > 1;
    const own = repeated ? ` (${page.breadcrumbs.at(-2)})` : '';
    const { description = '', 'og:image': image = '' } = meta;
    expect(page.language, path).toBe('en');
    expect(page.title, path).toBe(heading === site.title ? site.title : `${heading}${own} | ${site.title}`);
    expect(page.meta.length, path).toBe(Object.keys(meta).length);
    expect(description, path).toMatch(/^.{50,160}$/);
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([addressOf(path)]);
    expect(links.map(({ rel }) => rel)).toEqual(expect.arrayContaining(icons));
    expect(pngSize(image.replace(site.url, 'out')), path).toEqual([1200, 630]);
    expect(meta, path).not.toHaveProperty('robots');
    expect(meta, path).toMatchObject({
      'docsearch:language': 'en',
      'docsearch:version': 'current',
      'docsearch:docusaurus_tag': 'docs-default-current',
      'og:title': heading,
      'og:description': description,
      'og:url': addressOf(path),
      'og:site_name': site.title,
      'og:type': 'article',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': heading,
      'twitter:description': description,
      'twitter:image': image,
    });
  }
});

it('no two pages have the same title, description or preview image', () => {
  const metas = (name: string) => pages.map((path) => new Map(builtPage(path).meta).get(name));
  for (const all of [paths.map((path) => builtPage(path).title), metas('description'), metas('og:image')])
    expect(all.filter((it, at) => all.indexOf(it) !== at)).toEqual([]);
});

it.each(['/search/', '/404.html'])('%s is not for search engines', (path) => {
  expect(new Map(builtPage(path).meta).get('robots')).toContain('noindex');
});

it('every page has its breadcrumbs for search engines', () => {
  for (const path of pages) {
    const { breadcrumbs, scripts } = builtPage(path);
    const data = scripts.filter(({ attributes }) => attributes.type === 'application/ld+json');
    expect(data, path).toHaveLength(1);
    const list: { itemListElement: { name: string; item?: string }[] } = JSON.parse(data[0]?.text ?? '');
    const found = list.itemListElement;
    // A page outside the categories shows no breadcrumbs.
    const names = breadcrumbs.length > 0 ? breadcrumbs : found.map(({ name }) => name);
    expect(list, path).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: names.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
    });
    expect(found.at(-1)?.item, path).toBe(addressOf(path));
  }
});

it('every page names the description by which browsers search the site', () => {
  const links = builtPage('/').elements.filter(({ attributes }) => attributes.rel === 'search');
  expect(links.map(({ attributes }) => attributes.href)).toEqual(['/opensearch.xml']);
  const description = readFileSync('out/opensearch.xml', 'utf8');
  expect(description).toContain(`template="${site.url}/search/?q={searchTerms}"`);
  expect(/<ShortName>(.*)<\/ShortName>/.exec(description)?.[1]).toMatch(/^.{1,16}$/);
});
