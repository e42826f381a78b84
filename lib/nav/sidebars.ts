import type { Doc } from '@/lib/content';
import { routeOf } from '@/lib/url';
import { type NavPage, namedRoutes, resolveSidebar } from './tree';
import type { SidebarEntry, SidebarId, SidebarItem } from './types';

/** A sidebar with its pages. */
export interface Sidebar {
  id: SidebarId;
  items: SidebarItem[];
  docs: ReadonlySet<Doc>;
}

/** The sidebars with pages resolved, in the order they are authored in. */
export function resolveSidebars(
  sidebars: Record<SidebarId, SidebarEntry[]>,
  docs: readonly Doc[],
): Sidebar[] {
  const pages = docs.map(navPage);
  return (Object.entries(sidebars) as [SidebarId, SidebarEntry[]][]).map(([id, entries]) => ({
    id,
    items: resolveSidebar(entries, pages),
    docs: listedIn(entries, docs),
  }));
}

/** The pages that entries name or list by their folder. */
export function listedIn(entries: readonly SidebarEntry[], docs: readonly Doc[]): Set<Doc> {
  const routes = new Set(namedRoutes(entries).map(routeOf));
  const folders = new Set(folderEntries(entries).map(routeOf));
  return new Set(
    docs.filter((doc) => routes.has(routeOf(doc.path)) || folders.has(routeOf(navPage(doc).folder))),
  );
}

/** What the tree needs to know of a page. */
function navPage(doc: Doc): NavPage {
  const { title, sidebar_label: label, position } = doc.frontMatter;
  return {
    path: doc.path,
    label: label ?? title,
    folder: `/${doc.id.split('/').slice(0, -1).join('/')}`,
    ...(position === undefined ? {} : { position }),
  };
}

/** Folders of which the entries list all pages. */
export function folderEntries(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'folder') return [entry.folder];
    return entry.type === 'category' ? folderEntries(entry.items) : [];
  });
}
