import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parseFeed } from 'htmlparser2';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { site } from '@/content/site';
import { listFiles } from '@/lib/files';
import type { DocsIndex } from '@/lib/outputs/docs-index';
import { markdownPath } from '@/lib/url';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';

const { pages, version }: DocsIndex = JSON.parse(readFileSync('out/docs.json', 'utf8'));
const read = (path: string) => readFileSync(`out${path}`, 'utf8');
const kilobytes = (path: string) => `${Math.ceil(statSync(`out${path}`).size / 1000)} kB`;
const indexes = readdirSync('out/llms').map((name) => `/llms/${name}`);

/** A link of a list of files: path below the site, title, and what is said of it. */
type Entry = [path: string, title: string, notes: string];

/** The lists of a file by the grammar of https://llmstxt.org, which has nothing but links below a heading. */
function parseLlms(path: string): Map<string, Entry[]> {
  const [head = '', ...sections] = read(path).split(/^## /m);
  expect(head, path).toMatch(/^# .+\n\n> .+\n\n[^#][\s\S]*$/);
  expect(head, path).not.toMatch(/^#+ .+\n[\s\S]*^#+ /m);
  const entry = (line: string): Entry => {
    const [, title = '', url = '', notes = ''] = /^- \[([^\]]+)\]\(([^)]+)\): (.+)$/.exec(line) ?? [];
    expect(url.startsWith(site.url), `${path}: ${line}`).toBe(true);
    return [url.slice(site.url.length), title, notes];
  };
  const lists = sections.map((section) => section.trim().split(/\n+/));
  return new Map(lists.map(([name = '', ...lines]) => [name, lines.map(entry)]));
}

/** Paths of the parts of a long page. */
const partsOf = (path: string) =>
  Array.from(read(path).matchAll(/^- \[.+\]\((\S+)\) \(\d+ kB\)$/gm), ([, url = '']) =>
    url.slice(site.url.length),
  );

it('docs.json has every page once, with the data of the page', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...routes].sort());
  for (const { path, url, markdown, title, description, breadcrumbs } of pages) {
    const page = builtPage(linkOf(path));
    expect({ url, markdown }).toEqual({ url: site.url + path, markdown: site.url + markdownPath(path) });
    expect([title, description]).toEqual([page.headings[0]?.text, new Map(page.meta).get('description')]);
    const [, , , , addresses] = read(markdownPath(path)).split('\n');
    expect(addresses).toBe(`Web page: <${url}>. Index of all pages: <${site.url}/llms.txt>`);
    if (page.breadcrumbs.length > 0) expect(breadcrumbs.map(({ label }) => label)).toEqual(page.breadcrumbs);
  }
});

it('docs.json has the version, and the id, path and sidebar of each page', () => {
  const { docs, sidebars, ...rest } = version;
  const facts = { name: 'current', label: 'Next', isLast: true, path: '/', mainDocId: 'index', draftIds: [] };
  expect(rest).toEqual(facts);
  expect(docs.map(({ path }) => path).sort()).toEqual([...routes].sort());
  expect(docs).toContainEqual({ id: 'cli/install', path: '/cli/install', sidebar: 'masterSidebar' });
  expect(Object.keys(sidebars)).toEqual([
    'masterSidebar',
    'ApiSidebar',
    'CookbookSidebar',
    'proposalsSidebar',
  ]);
});

it('docs.json and the sitemap give each page the same day', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  const entries = sitemap.matchAll(/<url>\s*<loc>(.*?)<\/loc>(?:\s*<lastmod>(.*?)<\/lastmod>)?/g);
  const days = new Map(Array.from(entries, ([, url, day]) => [url, day]));
  expect(days.size).toBe(pages.length);
  expect(pages.filter(({ url, lastModified }) => days.get(url) !== lastModified)).toEqual([]);
});

it('llms.txt lists first pages, all sections and the data files', () => {
  expect(read('/llms.txt').length).toBeLessThanOrEqual(15_000);
  expect(read('/llms.txt')).toContain('\n\n- **Software.** ');
  const lists = parseLlms('/llms.txt');
  expect([...lists.keys()]).toEqual(['Start here', 'Sections', 'Optional']);
  const paths = [...lists.values()].flat().map(([path]) => path);
  expect(paths[0]).toBe('/learn/coming-from-solana.md');
  expect(paths.filter((path) => path.endsWith('.txt')).sort()).toEqual(indexes.toSorted());
  expect(paths.slice(-4)).toEqual(['/docs.json', '/openrpc.json', '/postman-collection.json', '/feed.xml']);
  for (const [path, , notes] of [...lists.values()].flat()) {
    const { length } = path.endsWith('.md') ? partsOf(path) : [];
    const place = length > 0 ? `, in ${length} parts in the section [A-Z].+` : '';
    expect(notes, path).toMatch(new RegExp(`^[A-Z].+\\. ${kilobytes(path)}${place}$`));
  }
});

it('the indexes list each page once, with its size and its parts', () => {
  for (const path of indexes) expect(read(path).length, path).toBeLessThanOrEqual(10_000);
  const entries = indexes.flatMap((path) => parseLlms(path).get('Pages') ?? []);
  const wanted = pages.flatMap(({ path, title, description, breadcrumbs }) => {
    const isShared = pages.filter((it) => it.title === title).length > 1;
    const name = isShared ? `${breadcrumbs.at(-2)?.label}: ${title}` : title;
    const file = markdownPath(path);
    const parts = partsOf(file).map((part) => [part, /^# (.+)$/m.exec(read(part))?.[1], kilobytes(part)]);
    return [[file, name, `${description} ${kilobytes(file)}`], ...parts];
  });
  expect(entries.toSorted()).toEqual(wanted.toSorted());
  expect(new Set(entries.map(([, title]) => title)).size).toBe(entries.length);
});

it('a page of more than 40 kB is also there in parts', () => {
  const long = listFiles('out').filter(
    (it) => /(?<!index\.html)\.md$/.test(it) && statSync(`out/${it}`).size > 40_000,
  );
  expect(long).toEqual(expect.arrayContaining(['cli/usage.md', 'learn/errors.md']));
  const body = (path: string) => read(path).replace(/^[\s\S]*?(?=^##)/m, '');
  for (const file of long) {
    const parts = partsOf(`/${file}`);
    const text = parts.map(body).join('\n');
    // A heading directly above another one may be in no part.
    const wanted = body(`/${file}`).replace(/^## .+\n\n(?=###)/gm, (it) => (text.includes(it) ? it : ''));
    expect(text).toBe(wanted);
    // A row of a table does not link itself.
    expect(text).not.toMatch(/\{#(\S+)\} \[[^\]]*\]\(\S+#\1\)/);
    for (const part of parts)
      expect(read(part)).toContain(`\n\nA part of <${site.url}/${file}>. Index of all pages: `);
  }
});

it('the index of skills has a short skill, which links short files', () => {
  const folder = '/.well-known/agent-skills';
  const { $schema, skills } = JSON.parse(read(`${folder}/index.json`));
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  const text = read(`${folder}/openverse/SKILL.md`);
  const [, matter = '', body = ''] = /^---\n([\s\S]+?)\n---\n\n(# [\s\S]+)$/.exec(text) ?? [];
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const skill = { ...parse(matter), type: 'skill-md', url: `${folder}/openverse/SKILL.md`, digest };
  expect(skills).toEqual([skill]);
  expect(skill.name).toBe('openverse');
  expect(skill.description.length).toBeLessThanOrEqual(1024);
  expect(text.split('\n').length).toBeLessThanOrEqual(150);
  const links = Array.from(body.matchAll(/\]\(([^)]+)\)/g), ([, url = '']) => url.split('#')[0] ?? '');
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((url) => statSync(url.replace(site.url, 'out')).size > 40_000)).toEqual([]);
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

it('every page names its Markdown, the feed and llms.txt', () => {
  for (const route of routes) {
    const { elements } = builtPage(linkOf(route));
    const alternates = elements.filter(({ attributes }) => attributes.rel === 'alternate');
    expect(alternates.map(({ attributes: { type, href } }) => [type, href]).sort()).toEqual([
      ['application/atom+xml', '/feed.xml'],
      ['text/markdown', markdownPath(route)],
    ]);
    const named = elements.filter(({ attributes }) => attributes.rel === 'describedby');
    expect(named.map(({ attributes: { type, href } }) => [type, href])).toEqual([
      ['text/plain', '/llms.txt'],
    ]);
    const linked = elements.filter(({ name }) => name === 'a').map(({ attributes }) => attributes.href);
    expect(linked, route).toContain('/llms.txt');
    expect(linked.includes(markdownPath(route)), route).toBe(route !== '/');
  }
});
