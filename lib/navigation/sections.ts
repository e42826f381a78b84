import { toRoute } from '@/lib/url';
import type { Sections } from './section-of';
import { flatten } from './tree';
import type { SidebarItem } from './types';

/**
 * The navbar entry that each page belongs to, all by their routes: the first entry in the smallest category around the
 * page, otherwise the first in its sidebar. A page in no sidebar belongs to the home page.
 */
export function computeSections(
  pages: readonly string[],
  sidebars: readonly (readonly SidebarItem[])[],
  entries: readonly string[],
): Sections {
  const byRoute = new Map(entries.map((entry) => [toRoute(entry), entry]));
  const sections = new Map(byRoute);
  const firstEntry = (items: readonly SidebarItem[]) =>
    flatten(items)
      .map(({ href }) => byRoute.get(toRoute(href)))
      .find((entry) => entry !== undefined);
  const assign = (items: readonly SidebarItem[], inherited: string) => {
    for (const item of items) {
      const section = firstEntry([item]) ?? inherited;
      const route = item.href && toRoute(item.href);
      if (route && !sections.has(route)) sections.set(route, section);
      if (item.type === 'category') assign(item.items, firstEntry(item.items) ?? section);
    }
  };
  for (const items of sidebars) assign(items, firstEntry(items) ?? '/');
  return shortestPrefixes(pages.map((page) => [toRoute(page), sections.get(toRoute(page)) ?? '/']));
}

/** The sections by the shortest prefixes of routes that distinguish them, because every document contains this list. */
function shortestPrefixes(sections: readonly (readonly [route: string, section: string])[]): Sections {
  const isShared = (prefix: string, section: string) =>
    sections.every(([route, other]) => other === section || !`${route}/`.startsWith(`${prefix}/`));
  const shortest = (route: string, section: string) => {
    const prefixes = route.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    return prefixes.slice(1).find((prefix) => isShared(prefix, section)) ?? route;
  };
  return Object.fromEntries(sections.map(([route, section]) => [shortest(route, section), section]));
}
