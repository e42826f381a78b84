import { validateDataFile } from '@/lib/source/data-file';
import type { Problem } from '@/lib/source/problem';
import type { SourceFile } from '@/lib/source/source-file';
import { type SidebarEntry, type Sidebars, sidebarsSchema } from './schema';

/** The sidebars, and the routes that they name. */
export interface SidebarData {
  sidebars: Sidebars;
  /** The routes that they name, in order, each with a function that finds its place. */
  named: { route: string; place(): Pick<Problem, 'file' | 'line' | 'column'> }[];
}

/** Reads and validates content/sidebars.json. */
export function parseSidebars(file: SourceFile): SidebarData & { problems: Problem[] } {
  const problems: Problem[] = [];
  const read = validateDataFile(file, sidebarsSchema, problems);
  if (!read) return { sidebars: {}, named: [], problems };
  const { value: sidebars, placeOf } = read;
  const named = Object.entries(sidebars)
    .flatMap(([id, { items }]) => namedRoutes(items, [id, 'items']))
    .map(({ route, keys }) => ({ route, place: () => ({ file: file.path, ...placeOf(keys) }) }));
  return { sidebars, named, problems };
}

/** The routes that entries name, a category before what it contains, with the keys that lead to each below `keys`. */
export function namedRoutes(
  entries: readonly SidebarEntry[],
  keys: readonly PropertyKey[] = [],
): { route: string; keys: PropertyKey[] }[] {
  return entries.flatMap((entry, index) => {
    if ('path' in entry) return [{ route: entry.path, keys: [...keys, index, 'path'] }];
    const { link, items } = entry;
    const own = link === undefined ? [] : [{ route: link, keys: [...keys, index, 'link'] }];
    return [...own, ...namedRoutes(items, [...keys, index, 'items'])];
  });
}
