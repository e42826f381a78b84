import { readFileSync } from 'node:fs';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import redirects from '@/content/redirects.json' with { type: 'json' };
import { getContent } from '@/lib/content';
import { getDocView, getFrame } from '@/lib/navigation';
import { sectionOf } from '@/lib/navigation/section-of';
import { resolveSidebars } from '@/lib/navigation/sidebars';
import type { SidebarItem } from '@/lib/navigation/types';
import specified from '@/tests/fixtures/specified-routes.json' with { type: 'json' };
import { parsed, source } from './code-samples';

type Route = { path: string; sidebar: string | null; title: string };
type Category = { category: string; collapsed: boolean; link?: string; items: Item[] };
type Item = { path: string; label: string } | Category;

/** What the site must have: every route and sidebar, as specified. It may have more pages. */
const expected = specified as unknown as { routes: Route[]; sidebars: Record<string, Item[]> };

/** Every specified route as if it were written. A sidebar leaves out all other pages, and categories of them alone. */
const pages = expected.routes.map(({ path, title }) => ({
  id: path.slice(1).replace(/\/$/, '/index'),
  path,
  frontMatter: { title },
}));

function sidebarItem(item: Item): SidebarItem {
  if ('path' in item) return { type: 'link', label: item.label, href: item.path };
  const { category: label, collapsed, link, items } = item;
  const href = link === undefined ? {} : { href: link };
  return { type: 'category', label, collapsed, ...href, items: items.map(sidebarItem) };
}

it('content/sidebars.json yields the four specified sidebars', () => {
  const found = resolveSidebars(source.navigation.sidebars, pages).map(({ id, items }) => [id, items]);
  const items = Object.entries(expected.sidebars).map(([id, it]) => [id, it.map(sidebarItem)]);
  expect(found).toEqual(items);
});

describe('the pages', () => {
  it('are in the list of what has been published', () => {
    const listed = readFileSync('content/published.txt', 'utf8').split('\n');
    const paths = expected.routes.map((route) => route.path);
    expect(paths.filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('are at every specified route, each with its title and sidebar', async () => {
    const specified = expected.routes.filter(({ path }) => !(path in redirects));
    const docs = new Map(getContent().docs.map((doc) => [doc.path, doc]));
    const pages = specified.map(async ({ path }): Promise<Partial<Route>> => {
      const doc = docs.get(path);
      if (!doc) return { path };
      const { sidebar = null } = await getDocView(doc);
      return { path, sidebar, title: doc.frontMatter.title };
    });
    expect(await Promise.all(pages)).toEqual(specified);
  });

  it('are each in a section of the navbar, which each document can carry', async () => {
    const { navbar, sections } = getFrame();
    const items = navbar.flatMap((item) => (item.type === 'dropdown' ? item.items : [item]));
    const entries = ['/', ...items.flatMap((item) => (item.type === 'doc' ? [item.to] : []))];
    const found = getContent().docs.map(({ path }) => sectionOf(path, sections));
    expect(new Set(found)).toEqual(new Set(entries));
    // The home page is the section of pages under no other entry: only a few, if the sidebars are in order.
    expect(found.filter((section) => section === '/').length).toBeLessThan(12);
    expect(JSON.stringify(sections).length).toBeLessThan(1000);
  });

  it('of proposals answer the same questions in the same order', () => {
    const questions = ['Problem', 'Proposed design', 'Trade-offs', 'What became of it', 'Next steps'];
    const proposals = source.docs.filter(({ frontMatter }) => frontMatter.proposal);
    expect(proposals.length).toBe(59);
    const others = proposals.flatMap(({ file }) => {
      const headings = parsed
        .find((it) => it.file === file)
        ?.tree.children.filter((it) => it.type === 'heading' && it.depth === 2)
        .map((it) => textOf(it).replace(/ \[#.*\]$/, ''));
      return headings?.join() === questions.join() ? [] : [`${file}: ${headings?.join(', ')}`];
    });
    expect(others).toEqual([]);
  });
});
