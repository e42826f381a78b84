import type { SidebarEntry, Sidebars } from '@/lib/reference/sidebars/schema';
import type { Doc } from '@/lib/site';
import { type NavPage, resolveSidebar } from './resolve-sidebar';
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

/** The sidebars with pages resolved, in the order they are authored in. */
export function resolveSidebars(sidebars: Sidebars, docs: readonly Doc[]): Sidebar[] {
  const pages = docs.map(navPage);
  return Object.entries(sidebars).map(([id, { name, items: entries }]) => {
    const items = resolveSidebar(entries, pages);
    return { id, name, items, routes: new Set(flatten(items).map(({ href }) => href)) };
  });
}

/** What the tree needs to know of a page. */
function navPage(doc: Doc): NavPage {
  const folder = `/${doc.id.split('/').slice(0, -1).join('/')}`;
  return { path: doc.path, label: doc.frontMatter.title, folder };
}

/** Folders of which the entries list all pages. */
export function folderEntries(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if ('folder' in entry) return [entry.folder];
    return 'items' in entry ? folderEntries(entry.items) : [];
  });
}
