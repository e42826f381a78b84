import { readFileSync } from 'node:fs';
import { site } from '../../content/site';
import { htmlFile, routes } from './support/routes';
import { expect, test } from './support/test';

/** The specified titles of all pages. */
const headings: string[] = JSON.parse(readFileSync('tests/fixtures/routes.json', 'utf8')).routes.map(
  ({ title }: { title: string }) => title,
);

/** Width and height of a PNG file. */
function pngSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test('the head of every page', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('about:blank');
  for (const route of routes) {
    await test.step(route, async () => {
      // Parsed, not run: what crawlers without scripts see.
      const html = readFileSync(htmlFile(route), 'utf8');
      const head = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        const named = [...parsed.querySelectorAll('head meta')].flatMap((meta) => {
          const name = meta.getAttribute('name') ?? meta.getAttribute('property');
          return name === null ? [] : [[name, meta.getAttribute('content') ?? ''] as const];
        });
        return {
          language: parsed.documentElement.lang,
          title: parsed.title,
          heading: parsed.querySelector('h1')?.textContent ?? '',
          meta: Object.fromEntries(named),
          repeated: named.map(([name]) => name).filter((name, index, all) => all.indexOf(name) !== index),
          canonical: [...parsed.querySelectorAll('link[rel=canonical]')].map((link) =>
            link.getAttribute('href'),
          ),
          links: [...parsed.querySelectorAll('head link')].map((link) => link.getAttribute('rel')),
          crumbs: [...parsed.querySelectorAll('nav[aria-label=Breadcrumbs] li')].map(
            (crumb) => crumb.textContent,
          ),
          data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
            (script) => script.textContent,
          ),
        };
      }, html);

      const address = site.url + route;
      const { meta } = head;
      expect(head.language).toBe('en');
      const own = headings.filter((it) => it === head.heading).length > 1 ? ` (${head.crumbs.at(-2)})` : '';
      expect(head.title).toBe(
        head.heading === site.title ? site.title : `${head.heading}${own} | ${site.title}`,
      );
      expect(head.repeated).toEqual([]);
      expect(meta.description?.length).toBeGreaterThanOrEqual(50);
      expect(meta.description?.length).toBeLessThanOrEqual(160);
      expect(head.canonical).toEqual([address]);
      expect(meta.robots ?? '').not.toContain('noindex');
      expect(head.links).toEqual(
        expect.arrayContaining(['icon', 'apple-touch-icon', 'mask-icon', 'manifest']),
      );

      expect(meta).toMatchObject({
        'docsearch:language': 'en',
        'docsearch:version': 'current',
        'docsearch:docusaurus_tag': 'docs-default-current',
        'og:title': head.heading,
        'og:description': meta.description,
        'og:url': address,
        'og:site_name': site.title,
        'og:type': 'article',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        'twitter:title': head.heading,
        'twitter:description': meta.description,
        'twitter:image': meta['og:image'],
      });
      const image = meta['og:image'] ?? '';
      expect(image.startsWith(`${site.url}/`), image).toBe(true);
      expect(pngSize(`out${new URL(image).pathname}`)).toEqual({ width: 1200, height: 630 });

      expect(head.data).toHaveLength(1);
      const list: { '@type': string; itemListElement: { position: number; name: string; item?: string }[] } =
        JSON.parse(head.data[0] ?? '');
      expect(list['@type']).toBe('BreadcrumbList');
      const names = list.itemListElement.map(({ name }) => name);
      if (head.crumbs.length > 0) expect(names).toEqual(head.crumbs);
      expect(list.itemListElement.map(({ position }) => position)).toEqual(
        names.map((_, index) => index + 1),
      );
      expect(list.itemListElement.at(-1)?.item).toBe(address);
    });
  }
});

test('each page has its own preview image and description', () => {
  const seen = routes.map((route) => {
    const html = readFileSync(htmlFile(route), 'utf8');
    return [
      /property="og:image" content="(.*?)"/.exec(html)?.[1],
      /name="description" content="(.*?)"/.exec(html)?.[1],
    ] as const;
  });
  for (const index of [0, 1] as const)
    expect(new Set(seen.map((each) => each[index])).size).toBe(routes.length);
});

test('the search page and the not-found page are not for search engines', async ({ page }) => {
  for (const address of ['/search/', '/404.html']) {
    await page.goto(address);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  }
});
