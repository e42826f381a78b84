import { describe, expect, it } from 'vitest';
import type { Doc } from '@/lib/content/parse';
import { pageMoves } from './page-moves';
import { planNewPage } from './plan-new-page';

/** Pages as they are read, by what names them. */
const docs = ['index', 'guide/install', 'guide/run', 'proposals/index', 'proposals/proposed'].map(
  (id): Doc => ({
    id,
    path: id === 'index' ? '/' : `/${id}`.replace(/\/index$/, '/'),
    file: `content/${id}.mdx`,
    frontMatter: { title: id, description: 'A page that the refusals of commands are tested with.' },
    body: '',
  }),
);
const items = [
  { folder: '/guide' },
  { label: 'P', collapsed: true, items: [{ path: '/proposals/proposed' }] },
];
const source = { docs, navigation: { sidebars: { masterSidebar: { name: 'Guide', items } }, named: [] } };

describe('a rename', () => {
  it.each([
    ['/guide/instal', '/x', 'there is no page and no folder "/guide/instal". Did you mean "/guide/install"?'],
    ['/guide/install', '/guide/run', 'the route /guide/run belongs to content/guide/run.mdx.'],
    ['/guide/install', '/Guide/RUN', 'the route /Guide/RUN belongs to content/guide/run.mdx.'],
    ['/guide/install', '/Guide/Install', 'differ only in case'],
    ['guide/install.mdx', '/guide/install', '/guide/install already exists.'],
    ['/guide/install', '/search/it', '"/search/it" cannot be a route.'],
    ['/guide/install', '../outside', 'cannot be a route.'],
    ['/', '/home', 'the first page cannot move.'],
    ['/1.17/guide/install', '/x', 'there is no page and no folder "/1.17/guide/install".'],
    ['content/versions/1.17/guide/install.mdx', '/x', 'there is no page and no folder'],
    ['/guide/install', '/1.17/guide/install', '"/1.17/guide/install" cannot be a route.'],
    ['/guide/', 'content/versions/1.17/', '"/versions/1.17/install" cannot be a route.'],
  ])('of %s to %s is refused', (from, to, message) => {
    expect(() => pageMoves(docs, from, to)).toThrow(message);
  });

  it('of a folder names every problem', () => {
    expect(() => pageMoves(docs, '/guide/', '/404')).toThrow(/install.*\n.*run/);
  });

  it.each([
    ['/guide/install', '/setup', { 'guide/install': '/setup' }],
    ['content/guide/install.mdx', 'content/setup/', { 'guide/install': '/setup/' }],
    ['/proposals', '/plans', { 'proposals/index': '/plans/', 'proposals/proposed': '/plans/proposed' }],
    ['proposals/index.mdx', '/plans', { 'proposals/index': '/plans' }],
  ])('of %s to %s moves pages', (from, to, routes) => {
    const { pages } = pageMoves(docs, from, to);
    expect(Object.fromEntries(pages.map(({ doc, route }) => [doc.id, route]))).toEqual(routes);
  });
});

describe('a new page', () => {
  it.each([
    ['/guide/install', {}, 'the route /guide/install belongs to content/guide/install.mdx.'],
    ['/Guide/INSTALL', {}, 'the route /Guide/INSTALL belongs to content/guide/install.mdx.'],
    ['/search', {}, '"/search" cannot be a route.'],
    ['/1.17/x', {}, '"/1.17/x" cannot be a route.'],
    ['/guide/x', { template: 'tasks' }, 'there is no template "tasks". Did you mean "task"?'],
    ['/nowhere/x', {}, 'no sidebar names a page of /nowhere. Name the page that it follows: --after /path.'],
    ['/nowhere/x', { after: '/prposals/proposed' }, 'Did you mean "/proposals/proposed"?'],
  ])('%s %j is refused', async (name, options, message) => {
    const plan = planNewPage(source, name, options, '2026-11-22');
    await expect(plan).rejects.toThrow(message);
  });

  it('needs no entry if a sidebar lists its folder', async () => {
    const { change } = await planNewPage(source, '/guide/all-of-it', {}, '2026-11-22');
    expect([...change.keys()]).toEqual(['content/guide/all-of-it.mdx']);
    const [text] = change.values();
    expect(text).toContain('title: All of it\n');
    expect(text).toContain('reviewed: "2026-11-22"\n');
  });
});
