import { expect, it } from 'vitest';
import { sectionOf } from './section-of';
import { computeSections } from './sections';
import type { SidebarItem } from './types';

const link = (href: string): SidebarItem => ({ type: 'link', label: href, href });
const category = (href: string | undefined, ...items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label: 'Category',
  collapsed: true,
  items,
  ...(href === undefined ? {} : { href }),
});

const guide = [
  link('/'),
  category(undefined, link('/faq')),
  category(undefined, link('/cli/'), link('/cli/install'), category(undefined, link('/wallets/paper'))),
  category(undefined, link('/design'), link('/consensus/forks')),
];
const api = [category('/api', link('/methods/get'), link('/methods/set'))];
const pages = [
  ...['/', '/faq', '/cli/', '/cli/install', '/wallets/paper', '/design', '/consensus/forks'],
  ...['/api', '/methods/get', '/methods/set', '/Loose/page', '/cli/moved'],
];
const sections = computeSections(pages, [guide, api], ['/', '/cli/', '/design', '/api']);

it.each<[string, string | undefined, string]>([
  ['/', '/', 'an entry is its own section'],
  ['/cli/install', '/cli/', 'the entry in the same category'],
  ['/wallets/paper', '/cli/', 'the entry in the next category around it'],
  ['/consensus/forks', '/design', 'whatever its address starts with'],
  ['/methods/set', '/api', 'the page of the category itself'],
  ['/faq', '/', 'the first of the sidebar, where no category has an entry'],
  ['/Loose/page', '/', 'the home page, where no sidebar has the page'],
  ['/cli/index.html', '/cli/', 'any form of an address'],
  ['/search', undefined, 'no documentation'],
])('%s is in the section %s: %s', (route, section, _reason) =>
  expect(sectionOf(route, sections)).toBe(section),
);

it('pages of one section with the same prefix need only one entry', () => {
  expect(sections).toMatchObject({ '/methods': '/api', '/wallets': '/cli/' });
  expect(Object.keys(sections)).not.toContain('/methods/get');
});
