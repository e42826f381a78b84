import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage, wrongOn } from './support/built-page';
import { paths } from './support/paths';

const pages = routes.map(linkOf);
const titles = pages.map((path) => builtPage(path).headings[0]?.text);

const icons = ['icon', 'apple-touch-icon', 'mask-icon', 'manifest'];
const addressOf = (path: string) => site.url + routes[pages.indexOf(path)];

/** A line for each entry that is not as wanted. */
function differences(found: Record<string, unknown>, wanted: Record<string, unknown>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => JSON.stringify(found[name]) !== JSON.stringify(value))
    .map(([name, value]) => `${name} is ${JSON.stringify(found[name])}, not ${JSON.stringify(value)}`);
}

/** Width and height of a PNG file. */
function pngSize(file: string): [width: number, height: number] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it('every page has its title, description, canonical address, icons and preview image', () => {
  const wrong = wrongOn((page, path) => {
    const heading = page.headings[0]?.text ?? '';
    const meta: Record<string, string> = Object.fromEntries(page.meta);
    const names = page.meta.map(([name]) => name);
    const links = page.elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
    const repeated = titles.filter((it) => it === heading).length > 1;
    const own = repeated ? ` (${page.breadcrumbs.at(-2)})` : '';
    const { description = '', 'og:image': image = '' } = meta;
    return differences(
      {
        ...meta,
        language: page.language,
        title: page.title,
        names,
        length: description.length >= 50 && description.length <= 160,
        canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
        icons: icons.filter((icon) => links.some(({ rel }) => rel === icon)),
        size: pngSize(image.replace(site.url, 'out')),
      },
      {
        title: heading === site.title ? site.title : `${heading}${own} | ${site.title}`,
        language: 'en',
        names: [...new Set(names)],
        length: true,
        canonical: [addressOf(path)],
        icons,
        size: [1200, 630],
        robots: undefined,
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
      },
    );
  }, pages);
  expect(wrong).toEqual([]);
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
  const wrong = wrongOn(({ breadcrumbs, scripts }, path) => {
    const data = scripts.filter(({ attributes }) => attributes.type === 'application/ld+json');
    const { itemListElement: found, ...list }: { itemListElement: { name: string; item?: string }[] } =
      JSON.parse(data[0]?.text ?? '');
    // A page outside the categories shows no breadcrumbs.
    const names = breadcrumbs.length > 0 ? breadcrumbs : found.map(({ name }) => name);
    return differences(
      { count: data.length, ...list, found: found.map(({ item, ...it }) => it), last: found.at(-1)?.item },
      {
        count: 1,
        '@type': 'BreadcrumbList',
        found: names.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
        last: addressOf(path),
      },
    );
  }, pages);
  expect(wrong).toEqual([]);
});
