import { describe, expect, it } from 'vitest';
import {
  breadcrumbs,
  contains,
  flatten,
  isOpen,
  type NavPage,
  namedRoutes,
  neighbours,
  resolveSidebar,
} from './tree';
import type { SidebarEntry, SidebarItem } from './types';

function page(path: string, label: string, position?: number): NavPage {
  const folder = path.slice(0, path.lastIndexOf('/')) || '/';
  return { path, label, folder, ...(position === undefined ? {} : { position }) };
}

const pages = [
  page('/', 'Start'),
  page('/cli/', 'Tools'),
  page('/cli/install', 'Install'),
  page('/cli/wallets/paper', 'Paper'),
  page('/rpc/b', 'Beta'),
  page('/rpc/a', 'Alpha'),
  page('/rpc/z', 'Zulu', 1),
];

const entries: SidebarEntry[] = [
  { type: 'doc', path: '/', label: 'Home' },
  {
    type: 'category',
    label: 'Tools',
    collapsed: true,
    link: '/cli/',
    items: [
      { type: 'doc', path: '/cli/install' },
      {
        type: 'category',
        label: 'Wallets',
        collapsed: false,
        items: [
          { type: 'doc', path: '/cli/wallets/paper' },
          { type: 'doc', path: '/cli/wallets/not-written' },
        ],
      },
    ],
  },
  { type: 'category', label: 'Planned', collapsed: true, items: [{ type: 'doc', path: '/planned' }] },
  { type: 'category', label: 'Methods', collapsed: true, items: [{ type: 'folder', folder: '/rpc' }] },
];

const tree = resolveSidebar(entries, pages);

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

describe('resolveSidebar', () => {
  it('takes the entry’s label, else the page’s own', () => {
    expect(tree[0]).toEqual({ type: 'link', label: 'Home', href: '/' });
    expect(tree[1]).toEqual(tools);
  });

  it('leaves out what has no page, and categories empty without it', () => {
    expect(tree.map((item) => item.label)).toEqual(['Home', 'Tools', 'Methods']);
  });

  it('keeps a category that has only its own page', () => {
    const entry: SidebarEntry = { type: 'category', label: 'A', collapsed: true, link: '/cli', items: [] };
    expect(resolveSidebar([entry], pages)).toEqual([
      { type: 'category', label: 'A', collapsed: true, href: '/cli/', items: [] },
    ]);
  });

  it('drops the link of a category whose own page is not written', () => {
    const items: SidebarEntry[] = [{ type: 'doc', path: '/cli/install' }];
    const entry: SidebarEntry = { type: 'category', label: 'A', collapsed: true, link: '/planned', items };
    expect(resolveSidebar([entry], pages)[0]).not.toHaveProperty('href');
  });

  it('lists a folder by position, then label, without pages named elsewhere', () => {
    const labels = (list: SidebarEntry[]) => flatten(resolveSidebar(list, pages)).map((link) => link.label);
    expect(labels([{ type: 'folder', folder: '/rpc' }])).toEqual(['Zulu', 'Alpha', 'Beta']);
    expect(
      labels([
        { type: 'folder', folder: '/rpc/' },
        { type: 'doc', path: '/rpc/a' },
      ]),
    ).toEqual(['Zulu', 'Beta', 'Alpha']);
  });

  it('does not list the pages of folders below', () => {
    expect(resolveSidebar([{ type: 'folder', folder: '/cli' }], pages)).toEqual([
      { type: 'link', label: 'Install', href: '/cli/install' },
      { type: 'link', label: 'Tools', href: '/cli/' },
    ]);
  });
});

describe('namedRoutes', () => {
  it('lists entries and categories’ own pages in reading order, folders not', () => {
    expect(namedRoutes(entries)).toEqual([
      '/',
      '/cli/',
      '/cli/install',
      '/cli/wallets/paper',
      '/cli/wallets/not-written',
      '/planned',
    ]);
  });
});

describe('flatten', () => {
  it('reads top to bottom, a category’s own page first', () => {
    expect(flatten(tree).map((link) => link.href)).toEqual([
      '/',
      '/cli/',
      '/cli/install',
      '/cli/wallets/paper',
      '/rpc/z',
      '/rpc/a',
      '/rpc/b',
    ]);
  });
});

describe('breadcrumbs', () => {
  it('names the categories around a page and the page', () => {
    expect(breadcrumbs(tree, '/cli/wallets/paper.html')).toEqual([
      { label: 'Tools', href: '/cli/' },
      { label: 'Wallets' },
      { label: 'Paper', href: '/cli/wallets/paper' },
    ]);
  });

  it('ends at a category on the category’s own page', () => {
    expect(breadcrumbs(tree, '/cli/index.html')).toEqual([{ label: 'Tools', href: '/cli/' }]);
  });

  it('is empty for a page that is not there', () => {
    expect(breadcrumbs(tree, '/nowhere')).toEqual([]);
  });
});

describe('neighbours', () => {
  it('crosses categories, and agrees with the reading order from end to end', () => {
    const order = flatten(tree).map(({ label, href }) => ({ label, href }));
    for (const [index, { href }] of order.entries()) {
      const { previous, next } = neighbours(tree, href);
      expect(previous).toEqual(order[index - 1]);
      expect(next).toEqual(order[index + 1]);
    }
  });

  it('has no key where there is no neighbour', () => {
    expect(neighbours(tree, '/')).not.toHaveProperty('previous');
    expect(neighbours(tree, '/rpc/b/')).not.toHaveProperty('next');
    expect(neighbours(tree, '/nowhere')).toEqual({});
  });
});

describe('contains and isOpen', () => {
  it('finds a page at any depth and in any form of its address', () => {
    expect(contains(tools, '/cli/wallets/paper/index.html')).toBe(true);
    expect(contains(tools, '/cli')).toBe(true);
    expect(contains(tools, '/rpc/a')).toBe(false);
  });

  it('opens the branch of the page, and what starts open', () => {
    if (tools.type !== 'category') throw new Error('not a category');
    expect(isOpen(tools, '/cli/wallets/paper')).toBe(true);
    expect(isOpen(tools, '/rpc/a')).toBe(false);
    expect(isOpen({ ...tools, collapsed: false }, '/rpc/a')).toBe(true);
  });
});
