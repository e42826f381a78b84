import type { FooterColumn, NavbarItem } from './site-types';

/** Tells whether a route has a page. */
type HasPage = (route: string) => boolean;

/** The navbar's items without those whose page is not there; a menu left empty goes too. */
export function availableNavbar(items: readonly NavbarItem[], hasPage: HasPage): NavbarItem[] {
  return items.flatMap((item): NavbarItem[] => {
    if (item.type === 'doc') return hasPage(item.to) ? [item] : [];
    if (item.type !== 'dropdown') return [item];
    const items = item.items.filter((it) => it.type === 'link' || hasPage(it.to));
    return items.length > 0 ? [{ ...item, items }] : [];
  });
}

/** The footer's columns without links whose page is not there. */
export function availableFooter(columns: readonly FooterColumn[], hasPage: HasPage): FooterColumn[] {
  return columns
    .map((column) => ({ ...column, items: column.items.filter((it) => 'href' in it || hasPage(it.to)) }))
    .filter((column) => column.items.length > 0);
}
