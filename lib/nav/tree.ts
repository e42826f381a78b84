import { namedRoutes } from '@/lib/reference/sidebars/data';
import type { SidebarEntry } from '@/lib/reference/sidebars/schema';
import { routeOf, samePage } from '@/lib/url';
import { withinVersion } from '@/lib/version';
import type { Crumb, PageLink, SidebarItem, SidebarLink } from './types';

/** What the tree needs to know of a page. */
export interface NavPage {
  path: string;
  /** Label, if the sidebar's data does not give one. */
  label: string;
  /** Content folder of the page with slashes (`/accounts`). */
  folder: string;
  position?: number;
}

/**
 * A sidebar's entries with pages resolved: labels filled in, folders listed, and entries without a page left out, as
 * well as categories that become empty. Entries name routes without version.
 */
export function resolveSidebar(entries: readonly SidebarEntry[], pages: readonly NavPage[]): SidebarItem[] {
  const byRoute = new Map(pages.map((page) => [routeOf(withinVersion(page.path)), page]));
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
    .sort(
      (a, b) =>
        (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) ||
        a.label.localeCompare(b.label),
    )
    .map((page) => ({ type: 'link', label: page.label, href: page.path }));
}

/** The pages of a sidebar in reading order; a category's own page comes before its items. */
export function flatten(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item): SidebarLink[] => {
    if (item.type === 'link') return [item];
    const own: SidebarLink[] =
      item.href === undefined ? [] : [{ type: 'link', label: item.label, href: item.href }];
    return [...own, ...flatten(item.items)];
  });
}

/** Whether an item is the page or contains it. */
export function contains(item: SidebarItem, route: string): boolean {
  if (item.href !== undefined && samePage(item.href, route)) return true;
  return item.type === 'category' && item.items.some((child) => contains(child, route));
}

/** The path from the top of the sidebar to a page: its categories and the page itself. */
export function breadcrumbs(items: readonly SidebarItem[], route: string): Crumb[] {
  const item = items.find((it) => contains(it, route));
  if (!item) return [];
  const crumb: Crumb = { label: item.label, ...(item.href === undefined ? {} : { href: item.href }) };
  return item.type === 'category' ? [crumb, ...breadcrumbs(item.items, route)] : [crumb];
}

/** The pages before and after a page in its sidebar's reading order. */
export function neighbours(
  items: readonly SidebarItem[],
  route: string,
): { previous?: PageLink; next?: PageLink } {
  const pages = flatten(items).map(({ label, href }) => ({ label, href }));
  const index = pages.findIndex(({ href }) => samePage(href, route));
  if (index < 0) return {};
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
