import { expect, it } from 'vitest';
import type { SidebarEntry } from '@/lib/reference/sidebars/schema';
import { resolveSidebars } from './sidebars';
import { breadcrumbs, contains, neighbours } from './tree';
import type { SidebarItem } from './types';

const titles = {
  '/': 'Start',
  '/cli/': 'Tools',
  '/cli/install': 'Install',
  '/cli/wallets/paper': 'Paper',
  '/rpc/b': 'Beta',
  '/rpc/a': 'Alpha',
  '/rpc/z': 'Zulu',
};
const pages = Object.entries(titles).map(([path, title]) => {
  return { path, frontMatter: { title } };
});

const wallets = { label: 'Wallets', collapsed: false };
const written: SidebarEntry[] = [{ path: '/cli/wallets/paper' }, { path: '/cli/wallets/not-written' }];
const entries: SidebarEntry[] = [
  { path: '/', label: 'Home' },
  {
    label: 'Tools',
    collapsed: true,
    link: '/cli/',
    items: [{ path: '/cli/install' }, { ...wallets, items: written }],
  },
  { label: 'Planned', collapsed: true, items: [{ path: '/planned' }] },
  { label: 'Methods', collapsed: true, items: ['a', 'b', 'z'].map((it) => ({ path: `/rpc/${it}` })) },
];

/** The items of a sidebar with these entries. */
const resolve = (items: SidebarEntry[]) =>
  resolveSidebars({ guide: { name: 'Guide', items } }, pages)[0]?.items ?? [];

const tree = resolve(entries);
const link = (label: string, href: string): SidebarItem => ({ type: 'link', label, href });
const tools: SidebarItem = {
  type: 'category',
  label: 'Tools',
  collapsed: true,
  href: '/cli/',
  items: [
    link('Install', '/cli/install'),
    { type: 'category', ...wallets, items: [link('Paper', '/cli/wallets/paper')] },
  ],
};

it('an entry has its own label or the title of its page', () => {
  expect(tree.map((item) => item.label)).toEqual(['Home', 'Tools', 'Methods']);
  expect(tree[1]).toEqual(tools);
  const category = { label: 'A', collapsed: true };
  expect(resolve([{ ...category, link: '/cli', items: [] }])).toEqual([
    { type: 'category', ...category, href: '/cli/', items: [] },
  ]);
  const items: SidebarEntry[] = [{ path: '/cli/install' }];
  expect(resolve([{ ...category, link: '/planned', items }])[0]).not.toHaveProperty('href');
});

it.each([
  ['/cli/wallets/paper.html', ['Tools /cli/', 'Wallets', 'Paper /cli/wallets/paper'], true],
  ['/cli/index.html', ['Tools /cli/'], true],
  ['/rpc/a', ['Methods', 'Alpha /rpc/a'], false],
  ['/nowhere', [], false],
])('%s has the breadcrumbs %j, and is in Tools: %s', (route, expected, isInside) => {
  const crumbs = breadcrumbs(tree, route);
  expect(crumbs.map(({ label, href }) => (href ? `${label} ${href}` : label))).toEqual(expected);
  expect(contains(tools, route)).toBe(isInside);
});

it.each([
  ['/', undefined, '/cli/'],
  ['/cli/', '/', '/cli/install'],
  ['/cli/wallets/paper.html', '/cli/install', '/rpc/a'],
  ['/rpc/z', '/rpc/b', undefined],
  ['/nowhere', undefined, undefined],
])('%s is between %s and %s, across categories', (route, before, after) => {
  const { previous, next } = neighbours(tree, route);
  expect([previous?.href, next?.href]).toEqual([before, after]);
});
