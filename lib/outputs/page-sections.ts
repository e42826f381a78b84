import type { Doc } from '@/lib/content';
import type { Sidebar } from '@/lib/nav/sidebars';
import { flatten } from '@/lib/nav/tree';
import type { SidebarItem } from '@/lib/nav/types';
import { routeOf } from '@/lib/url';

/** Every page once, in the order of the sidebars: a section for each category, and one for pages in no sidebar. */
export function pageSections(docs: readonly Doc[], sidebars: readonly Sidebar[]) {
  const left = new Map(docs.map((doc) => [routeOf(doc.path), doc]));
  const take = (items: readonly SidebarItem[]): Doc[] =>
    flatten(items).flatMap(({ href }) => {
      const doc = left.get(routeOf(href));
      left.delete(routeOf(href));
      return doc ? [doc] : [];
    });
  const sections = sidebars.flatMap(({ name, items }) => [
    { title: name, docs: take(items.filter(({ type }) => type === 'link')) },
    ...items
      .filter(({ type }) => type === 'category')
      .map((item) => ({ title: `${name}: ${item.label}`, docs: take([item]) })),
  ]);
  return [...sections, { title: 'Other pages', docs: [...left.values()] }].filter((it) => it.docs.length > 0);
}
