import type { Doc } from '@/lib/content';
import type { Sidebar } from '@/lib/navigation/sidebars';
import { flatten } from '@/lib/navigation/tree';
import type { SidebarItem } from '@/lib/navigation/types';
import { toRoute } from '@/lib/url';

/** Groups the pages by the categories of the sidebars, in their order. Each page is in one group, the rest in the last. */
export function groupByCategory(docs: readonly Doc[], sidebars: readonly Sidebar[]) {
  const left = new Map(docs.map((doc) => [toRoute(doc.path), doc]));
  const take = (items: readonly SidebarItem[]): Doc[] =>
    flatten(items).flatMap(({ href }) => {
      const doc = left.get(toRoute(href));
      left.delete(toRoute(href));
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
