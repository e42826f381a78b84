import { existsSync, readFileSync } from 'node:fs';
import { parseFeed } from 'htmlparser2';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { pageSeparator } from '@/lib/export/place-markdown';
import type { DocsIndex } from '@/lib/outputs/docs-index';
import { markdownPath } from '@/lib/url';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';

const { pages }: DocsIndex = JSON.parse(readFileSync('out/docs.json', 'utf8'));
const list = readFileSync('out/llms.txt', 'utf8');
/** Path, below the site, of each link of llms.txt. */
const listed = Array.from(list.matchAll(/^- \[.*?\]\((.*?)\): .+$/gm), ([, url = '']) =>
  url.slice(site.url.length),
);

it('docs.json has every page once, with the data of the page', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...routes].sort());
  for (const { path, url, markdown, title, description, breadcrumbs } of pages) {
    const page = builtPage(linkOf(path));
    expect({ url, markdown }).toEqual({ url: site.url + path, markdown: site.url + markdownPath(path) });
    expect([title, description]).toEqual([page.headings[0]?.text, new Map(page.meta).get('description')]);
    const text = readFileSync(`out${markdownPath(path)}`, 'utf8');
    expect(text).toMatch(/^# .+\n\n> .+\n\nWeb page: <(.*)>\n/);
    expect(text).toContain(`\n\nWeb page: <${url}>\n`);
    if (page.breadcrumbs.length > 0) expect(breadcrumbs.map(({ label }) => label)).toEqual(page.breadcrumbs);
  }
});

it('docs.json and the sitemap give each page the same day', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  const entries = sitemap.matchAll(/<url>\s*<loc>(.*?)<\/loc>(?:\s*<lastmod>(.*?)<\/lastmod>)?/g);
  const days = new Map(Array.from(entries, ([, url, day]) => [url, day]));
  expect(days.size).toBe(pages.length);
  expect(pages.filter(({ url, lastModified }) => days.get(url) !== lastModified)).toEqual([]);
});

it('llms.txt is a title, a summary and sections that list every page once, in the order of docs.json', () => {
  expect(list).toMatch(new RegExp(`^# ${site.title}\\n\\n> .+\\n\\n`));
  const sections = Array.from(list.matchAll(/^## (.+)$/gm), ([, title]) => title);
  expect(new Set(sections).size).toBe(sections.length);
  expect(sections.at(-1)).toBe('Optional');
  expect(listed.filter((path) => path.endsWith('.md'))).toEqual(pages.map(({ path }) => markdownPath(path)));
  expect(listed.filter((path) => !existsSync(`out${path}`))).toEqual([]);
  const others = ['/openrpc.json', '/postman-collection.json', '/feed.xml', '/docs.json', '/sitemap.xml'];
  expect(listed.slice(pages.length)).toEqual(expect.arrayContaining(others));
});

it('each section of llms.txt says what it is for, and has the Markdown of its pages in one file', () => {
  const [, ...sections] = list.split(/^## /m);
  for (const section of sections.slice(0, -1)) {
    const [, use, url = ''] = /^.+\n\n(\S.+\.) \[All of its text\]\((.+)\)$/m.exec(section) ?? [];
    expect(use, section).toMatch(/^[A-Z]/);
    const text = readFileSync(`out${url.slice(site.url.length)}`, 'utf8');
    const ownPages = pages.filter(({ fullText }) => fullText === url);
    const texts = ownPages.map(({ path }) => readFileSync(`out${markdownPath(path)}`, 'utf8'));
    expect(text.split(pageSeparator)).toEqual(texts);
    expect(listed.filter((path) => section.includes(`(${site.url}${path})`))).toEqual(
      ownPages.map(({ path }) => markdownPath(path)),
    );
  }
});

it('feed.xml is an Atom feed of at most 50 pages, the newest first', () => {
  const xml = readFileSync('out/feed.xml', 'utf8');
  expect(xml.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
  expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${site.url}/feed.xml"/>`);
  expect(xml).toContain(`<author><name>${site.title}</name></author>`);
  const { type, updated, items, id: feedId } = parseFeed(xml) ?? { items: [] };
  expect([type, updated]).toEqual(['atom', items[0]?.pubDate]);
  expect(items.map(({ id }) => id)).not.toContain(feedId);
  expect(new Set(items.map(({ id }) => id)).size).toBe(Math.min(50, pages.length));
  for (const { id, pubDate, media, ...entry } of items) {
    const { title, description } = pages.find(({ url }) => url === id) ?? {};
    expect(entry).toEqual({ link: id, title, description });
  }
  const times = items.map(({ pubDate }) => pubDate?.toISOString() ?? '');
  expect(times.toSorted().reverse()).toEqual(times);
  expect(xml.match(/<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z<\/updated>/g)).toHaveLength(
    items.length + 1,
  );
});

it('every page names its Markdown and the feed, and all except the home page link it', () => {
  for (const route of routes) {
    const { elements } = builtPage(linkOf(route));
    const alternates = elements.filter(({ attributes }) => attributes.rel === 'alternate');
    expect(alternates.map(({ attributes: { type, href } }) => [type, href]).sort()).toEqual([
      ['application/atom+xml', '/feed.xml'],
      ['text/markdown', markdownPath(route)],
    ]);
    const links = elements.filter(
      ({ name, attributes }) => name === 'a' && attributes.href === markdownPath(route),
    );
    expect(links.length, route).toBe(route === '/' ? 0 : 1);
  }
});
