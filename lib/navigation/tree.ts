import { samePage } from '@/lib/url';
import type { Crumb, PageLink, SidebarItem, SidebarLink } from './types';

/** The pages of a sidebar in reading order; a category's own page comes before its items. */
export function flatten(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item): SidebarLink[] => {
    if (item.type === 'link') return [item];
    const { label, href, items: inside } = item;
    return [...(href === undefined ? [] : [{ type: 'link' as const, label, href }]), ...flatten(inside)];
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
export function neighbours(items: readonly SidebarItem[], route: string) {
  const pages: PageLink[] = flatten(items).map(({ label, href }) => ({ label, href }));
  const index = pages.findIndex(({ href }) => samePage(href, route));
  const [previous, next] = index < 0 ? [] : [pages[index - 1], pages[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
