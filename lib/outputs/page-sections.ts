import { sidebarNames } from '@/content/sidebars';
import { flatten } from '@/lib/nav/tree';
import type { SidebarId, SidebarItem, Version } from '@/lib/nav/types';
import type { Doc } from '@/lib/site';
import { routeOf } from '@/lib/url';

/** Every page once, in the order of the sidebars: a section for each category, and one for pages in no sidebar. */
export function pageSections(docs: readonly Doc[], sidebars: Version['sidebars']) {
  const left = new Map(docs.map((doc) => [routeOf(doc.path), doc]));
  const take = (items: readonly SidebarItem[]): Doc[] =>
    flatten(items).flatMap(({ href }) => {
      const doc = left.get(routeOf(href));
      left.delete(routeOf(href));
      return doc ? [doc] : [];
    });
  const sections = (Object.entries(sidebars) as [SidebarId, SidebarItem[]][]).flatMap(([id, items]) => [
    { title: sidebarNames[id], docs: take(items.filter(({ type }) => type === 'link')) },
    ...items
      .filter(({ type }) => type === 'category')
      .map((item) => ({ title: `${sidebarNames[id]}: ${item.label}`, docs: take([item]) })),
  ]);
  return [...sections, { title: 'Other pages', docs: [...left.values()] }].filter((it) => it.docs.length > 0);
}
