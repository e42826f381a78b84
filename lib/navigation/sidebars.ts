import path from 'node:path';
import type { Doc } from '@/lib/content';
import { namedRoutes, type SidebarEntry, type Sidebars } from '@/lib/reference/sidebars/data';
import { samePage, toRoute } from '@/lib/url';
import { flatten } from './tree';
import type { SidebarItem } from './types';

/** A sidebar with its pages. */
export interface Sidebar {
  id: string;
  /** What readers call it. */
  name: string;
  items: SidebarItem[];
  /** Routes of its pages. */
  routes: ReadonlySet<string>;
}

/** What a sidebar needs to know of a page. */
type NavPage = Pick<Doc, 'id' | 'path'> & { frontMatter: Pick<Doc['frontMatter'], 'title'> };

/**
 * The sidebars with pages resolved, in the order of content/sidebars.json: labels filled in, folders listed, and entries
 * without a page left out, as well as categories that become empty.
 */
export function resolveSidebars(sidebars: Sidebars, docs: readonly NavPage[]): Sidebar[] {
  const byRoute = new Map(docs.map((doc) => [toRoute(doc.path), doc]));
  return Object.entries(sidebars).map(([id, { name, items: entries }]) => {
    const named = new Set(namedRoutes(entries).map(({ route }) => byRoute.get(toRoute(route))));
    const link = ({ path: href, frontMatter }: NavPage, label = frontMatter.title) =>
      ({ type: 'link', label, href }) as const;
    const resolve = (entry: SidebarEntry): SidebarItem[] => {
      if ('path' in entry) {
        const doc = byRoute.get(toRoute(entry.path));
        return doc ? [link(doc, entry.label)] : [];
      }
      if ('folder' in entry)
        return docs
          .filter((doc) => samePage(path.posix.dirname(`/${doc.id}`), entry.folder) && !named.has(doc))
          .map((doc) => link(doc))
          .sort((a, b) => a.label.localeCompare(b.label));
      const items = entry.items.flatMap(resolve);
      const href = entry.link === undefined ? undefined : byRoute.get(toRoute(entry.link))?.path;
      if (items.length === 0 && href === undefined) return [];
      const { label, collapsed } = entry;
      return [{ type: 'category', label, collapsed, ...(href === undefined ? {} : { href }), items }];
    };
    const items = entries.flatMap(resolve);
    return { id, name, items, routes: new Set(flatten(items).map(({ href }) => href)) };
  });
}
