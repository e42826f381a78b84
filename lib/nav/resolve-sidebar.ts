import { namedRoutes } from '@/lib/reference/sidebars/data';
import type { SidebarEntry } from '@/lib/reference/sidebars/schema';
import { routeOf, samePage } from '@/lib/url';
import type { SidebarItem, SidebarLink } from './types';

/** What a sidebar needs to know of a page. */
export interface NavPage {
  path: string;
  /** Label, if the sidebar's data does not give one. */
  label: string;
  /** Content folder of the page with slashes (`/accounts`). */
  folder: string;
}

/**
 * A sidebar's entries with pages resolved: labels filled in, folders listed, and entries without a page left out, as
 * well as categories that become empty.
 */
export function resolveSidebar(entries: readonly SidebarEntry[], pages: readonly NavPage[]): SidebarItem[] {
  const byRoute = new Map(pages.map((page) => [routeOf(page.path), page]));
  const named = new Set(namedRoutes(entries).map(({ route }) => byRoute.get(routeOf(route))));
  const resolve = (entry: SidebarEntry): SidebarItem[] => {
    if ('path' in entry) {
      const page = byRoute.get(routeOf(entry.path));
      return page ? [{ type: 'link', label: entry.label ?? page.label, href: page.path }] : [];
    }
    if ('folder' in entry) return folderLinks(entry.folder, pages, named);
    const items = entry.items.flatMap(resolve);
    const link = entry.link === undefined ? undefined : byRoute.get(routeOf(entry.link))?.path;
    if (items.length === 0 && link === undefined) return [];
    const { label, collapsed } = entry;
    return [{ type: 'category', label, collapsed, ...(link === undefined ? {} : { href: link }), items }];
  };
  return entries.flatMap(resolve);
}

function folderLinks(folder: string, pages: readonly NavPage[], named: ReadonlySet<unknown>): SidebarLink[] {
  return pages
    .filter((page) => samePage(page.folder, folder) && !named.has(page))
    .sort((a, b) => a.label.localeCompare(b.label))
    .map((page) => ({ type: 'link', label: page.label, href: page.path }));
}
