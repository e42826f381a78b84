import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';
import { readValid } from '@/lib/content/yaml-problems';
import { type SidebarEntry, type Sidebars, sidebarsSchema } from './schema';

/** A route that an entry of a sidebar names, and the keys that lead to it. */
interface NamedRoute {
  route: string;
  keys: readonly PropertyKey[];
}

/** The sidebars, and the routes that they name. */
export interface SidebarData {
  sidebars: Sidebars;
  /** The routes that they name, in order, each with a function that finds its place. */
  named: { route: string; place(): Pick<Problem, 'file' | 'line' | 'column'> }[];
}

/** Reads and validates content/sidebars.json. */
export function parseSidebars(file: SourceFile): SidebarData & { problems: Problem[] } {
  const problems: Problem[] = [];
  const read = readValid(file, sidebarsSchema, problems);
  if (!read) return { sidebars: {}, named: [], problems };
  const { value: sidebars, placed } = read;
  const named = Object.entries(sidebars)
    .flatMap(([id, { items }]) => namedRoutes(items, [id, 'items']))
    .map(({ route, keys }) => ({ route, place: () => ({ file: file.path, ...placed.placeOf(keys) }) }));
  return { sidebars, named, problems };
}

/**
 * The routes that entries name, in order. The page of a category comes before those below it.
 *
 * @param keys what leads to the entries
 */
export function namedRoutes(
  entries: readonly SidebarEntry[],
  keys: readonly PropertyKey[] = [],
): NamedRoute[] {
  return entries.flatMap((entry, index): NamedRoute[] => {
    if ('path' in entry) return [{ route: entry.path, keys: [...keys, index, 'path'] }];
    if ('folder' in entry) return [];
    const { link, items } = entry;
    const own = link === undefined ? [] : [{ route: link, keys: [...keys, index, 'link'] }];
    return [...own, ...namedRoutes(items, [...keys, index, 'items'])];
  });
}
