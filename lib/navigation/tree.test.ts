import { describe, expect, it } from 'vitest';
import { namedRoutes, type SidebarEntry } from '@/lib/reference/sidebars/data';
import { resolveSidebars } from './sidebars';
import { breadcrumbs, contains, flatten, neighbours } from './tree';
import type { SidebarItem } from './types';

function page(path: string, label: string) {
  return { id: path.slice(1).replace(/\/$/, '/index'), path, frontMatter: { title: label } };
}

const pages = [
  page('/', 'Start'),
  page('/cli/', 'Tools'),
  page('/cli/install', 'Install'),
  page('/cli/wallets/paper', 'Paper'),
  page('/rpc/b', 'Beta'),
  page('/rpc/a', 'Alpha'),
  page('/rpc/z', 'Zulu'),
];

const entries: SidebarEntry[] = [
  { path: '/', label: 'Home' },
  {
    label: 'Tools',
    collapsed: true,
    link: '/cli/',
    items: [
      { path: '/cli/install' },
      {
        label: 'Wallets',
        collapsed: false,
        items: [{ path: '/cli/wallets/paper' }, { path: '/cli/wallets/not-written' }],
      },
    ],
  },
  { label: 'Planned', collapsed: true, items: [{ path: '/planned' }] },
  { label: 'Methods', collapsed: true, items: [{ folder: '/rpc' }] },
];

/** The items of a sidebar with these entries. */
const resolve = (items: SidebarEntry[]) =>
  resolveSidebars({ guide: { name: 'Guide', items } }, pages)[0]?.items ?? [];

const tree = resolve(entries);

const tools: SidebarItem = {
  type: 'category',
  label: 'Tools',
  collapsed: true,
  href: '/cli/',
  items: [
    { type: 'link', label: 'Install', href: '/cli/install' },
    {
      type: 'category',
      label: 'Wallets',
      collapsed: false,
      items: [{ type: 'link', label: 'Paper', href: '/cli/wallets/paper' }],
    },
  ],
};

/** The routes that a sidebar shows, in order. */
const routes = (list: SidebarEntry[]) => flatten(resolve(list)).map((link) => link.href);

describe('a sidebar', () => {
  it('labels an entry by its own label or by its page, and leaves out entries without a page', () => {
    expect(tree.map((item) => item.label)).toEqual(['Home', 'Tools', 'Methods']);
    expect(tree[1]).toEqual(tools);
  });

  it('keeps a category that has only a page, and drops the link to a missing page', () => {
    const category = { label: 'A', collapsed: true };
    expect(resolve([{ ...category, link: '/cli', items: [] }])).toEqual([
      { type: 'category', ...category, href: '/cli/', items: [] },
    ]);
    const items: SidebarEntry[] = [{ path: '/cli/install' }];
    expect(resolve([{ ...category, link: '/planned', items }])[0]).not.toHaveProperty('href');
  });

  it('lists a folder by label, without pages named elsewhere or in folders below', () => {
    expect(routes([{ folder: '/rpc' }])).toEqual(['/rpc/a', '/rpc/b', '/rpc/z']);
    const named: SidebarEntry = { path: '/rpc/a' };
    expect(routes([{ folder: '/rpc/' }, named])).toEqual(['/rpc/b', '/rpc/z', '/rpc/a']);
    expect(routes([{ folder: '/cli' }])).toEqual(['/cli/install', '/cli/']);
  });

  it('is read from top to bottom, the page of a category first', () => {
    const shown = ['/', '/cli/', '/cli/install', '/cli/wallets/paper'];
    expect(flatten(tree).map((link) => link.href)).toEqual([...shown, '/rpc/a', '/rpc/b', '/rpc/z']);
    expect(namedRoutes(entries).map(({ route }) => route)).toEqual([
      ...shown,
      '/cli/wallets/not-written',
      '/planned',
    ]);
  });
});

describe('a page in its sidebar', () => {
  it.each([
    ['/cli/wallets/paper.html', ['Tools /cli/', 'Wallets', 'Paper /cli/wallets/paper']],
    ['/cli/index.html', ['Tools /cli/']],
    ['/nowhere', []],
  ])('%s has the breadcrumbs %j', (route, expected) => {
    const crumbs = breadcrumbs(tree, route);
    expect(crumbs.map(({ label, href }) => (href ? `${label} ${href}` : label))).toEqual(expected);
  });

  it('has the pages before and after it as neighbours, across categories', () => {
    const order = flatten(tree).map(({ label, href }) => ({ label, href }));
    for (const [index, { href }] of order.entries()) {
      const [previous, next] = [order[index - 1], order[index + 1]];
      expect(neighbours(tree, href)).toStrictEqual({ ...(previous && { previous }), ...(next && { next }) });
    }
    expect(neighbours(tree, '/nowhere')).toEqual({});
  });

  it('is in the categories around it', () => {
    expect(contains(tools, '/cli/wallets/paper/index.html')).toBe(true);
    expect(contains(tools, '/cli')).toBe(true);
    expect(contains(tools, '/rpc/a')).toBe(false);
  });
});
