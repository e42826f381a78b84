import { slug } from 'github-slugger';
import type { Doc } from '@/lib/content';
import type { Sidebar } from '@/lib/navigation/sidebars';
import { flatten } from '@/lib/navigation/tree';
import type { SidebarItem } from '@/lib/navigation/types';

/** A category with more pages is divided into the categories in it. */
const mostPages = 40;

type Items = readonly SidebarItem[];

const isLong = (item: SidebarItem) => flatten([item]).length > mostPages;

/** A long list of pages alone: the page about it is in the group above, and so in a shorter index. */
const isLongList = (item: SidebarItem) =>
  item.type === 'category' && isLong(item) && item.items.every(({ type }) => type === 'link');

/**
 * Groups the pages by the categories of the sidebars, in their order. Each page is in one group, the rest in the last.
 * A group also has the name of its index.
 */
export function groupByCategory(docs: readonly Doc[], sidebars: readonly Sidebar[]) {
  const left = new Map(docs.map((doc) => [doc.path, doc]));
  const group = (title: string, items: Items) => {
    const members = items.flatMap(({ href = '' }) => left.get(href) ?? []);
    for (const { path } of members) left.delete(path);
    return { title, docs: members };
  };
  const divide = (name: string, title: string, items: Items, own: Items = []): ReturnType<typeof group>[] => [
    group(title, [...own, ...items.filter((item) => item.type === 'link' || isLongList(item))]),
    ...items
      .filter((item) => item.type === 'category')
      .flatMap((item) => {
        const label = `${name}: ${item.label}`;
        return isLong(item) ? divide(name, label, item.items, [item]) : group(label, flatten([item]));
      }),
  ];
  const groups = sidebars.flatMap(({ name, items }) => divide(name, name, items));
  return [...groups, { title: 'Other pages', docs: [...left.values()] }]
    .filter((it) => it.docs.length > 0)
    .map((it) => ({ ...it, index: `${slug(it.title)}.txt` }));
}
