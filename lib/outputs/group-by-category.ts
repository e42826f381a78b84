import { slug } from 'github-slugger';
import type { Doc } from '@/lib/content';
import type { Sidebar } from '@/lib/navigation/sidebars';
import { flatten } from '@/lib/navigation/tree';
import type { SidebarItem } from '@/lib/navigation/types';

/**
 * Groups the pages by the categories of the sidebars, in their order. Each page is in one group, the rest in the last.
 *
 * @returns for each group also the path of the file with the text of its pages
 */
export function groupByCategory(docs: readonly Doc[], sidebars: readonly Sidebar[]) {
  const left = new Map(docs.map((doc) => [doc.path, doc]));
  const group = (title: string, items: readonly SidebarItem[]) => {
    const members = flatten(items).flatMap(({ href }) => left.get(href) ?? []);
    for (const { path } of members) left.delete(path);
    return { title, docs: members };
  };
  const groups = sidebars.flatMap(({ name, items }) => [
    group(
      name,
      items.filter(({ type }) => type === 'link'),
    ),
    ...items.filter(({ type }) => type === 'category').map((item) => group(`${name}: ${item.label}`, [item])),
  ]);
  return [...groups, { title: 'Other pages', docs: [...left.values()] }]
    .filter((it) => it.docs.length > 0)
    .map((it) => ({ ...it, fullText: `/llms/${slug(it.title)}.txt` }));
}
