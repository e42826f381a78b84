import type { Doc } from '@/lib/content';
import type { SidebarEntry, Sidebars } from '@/lib/reference/sidebars/schema';
import { toRoute } from '@/lib/url';
import { flatten } from './tree';
import type { SidebarItem } from './types';

/** A sidebar with its pages. */
export interface Sidebar {
  id: string;
  /** What readers call it. */
  name: string;
  /** Whether its pages come first in search results only where the query names them. */
  yields: boolean;
  items: SidebarItem[];
  /** Routes of its pages. */
  routes: ReadonlySet<string>;
}

/** What a sidebar needs to know of a page. */
type NavPage = Pick<Doc, 'path'> & { frontMatter: Pick<Doc['frontMatter'], 'title'> };

/** The sidebars in the order of content/sidebars.json, with labels, without entries or categories that have no page. */
export function resolveSidebars(sidebars: Sidebars, docs: readonly NavPage[]): Sidebar[] {
  const byRoute = new Map(docs.map((doc) => [toRoute(doc.path), doc]));
  return Object.entries(sidebars).map(([id, { name, yields = false, items: entries }]) => {
    const resolve = (entry: SidebarEntry): SidebarItem[] => {
      if ('path' in entry) {
        const doc = byRoute.get(toRoute(entry.path));
        return doc ? [{ type: 'link', label: entry.label ?? doc.frontMatter.title, href: doc.path }] : [];
      }
      const items = entry.items.flatMap(resolve);
      const href = entry.link === undefined ? undefined : byRoute.get(toRoute(entry.link))?.path;
      if (items.length === 0 && href === undefined) return [];
      const { label, collapsed } = entry;
      return [{ type: 'category', label, collapsed, ...(href === undefined ? {} : { href }), items }];
    };
    const items = entries.flatMap(resolve);
    return { id, name, yields, items, routes: new Set(flatten(items).map(({ href }) => href)) };
  });
}
