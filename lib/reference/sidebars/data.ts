import { z } from 'zod';
import { validateDataFile } from '@/lib/content/data-file';
import type { Problem } from '@/lib/content/problem';
import { line } from '@/lib/content/schema';
import type { SourceFile } from '@/lib/content/types';

const route = line.regex(/^\//, 'must start with a slash');

/** An entry that is a page. */
export const pageEntrySchema = z.strictObject({
  path: route.describe('Route of the page, as links to it write it.'),
  label: line.optional().describe("The entry's text. Default: the title of the page."),
});

/** An entry that lists a folder. */
export const folderEntrySchema = z.strictObject({
  folder: route.describe(
    'Folder of `content/`. All its pages that no other entry names are listed, ordered by title.',
  ),
});

const entrySchema: z.ZodType<SidebarEntry> = z.any().superRefine(checkEntry);

/** An entry that groups others. */
export const categorySchema = z.strictObject({
  label: line.describe("The category's name."),
  collapsed: z.boolean().describe('Whether it starts closed. The categories around the open page are open.'),
  link: route.optional().describe('Route of the page that its name opens.'),
  items: z.array(entrySchema).describe('Its entries.'),
});

/** A sidebar. */
export const sidebarSchema = z.strictObject({
  name: line.describe('What readers call this part of the site; search results are filtered by it.'),
  items: z.array(entrySchema).describe('Its entries.'),
});

/** The sidebars (content/sidebars.json): the four of specification section 2 in reading order, then others. */
export const sidebarsSchema = z
  .object({
    masterSidebar: sidebarSchema,
    ApiSidebar: sidebarSchema,
    CookbookSidebar: sidebarSchema,
    proposalsSidebar: sidebarSchema,
  })
  .catchall(sidebarSchema);

/** A category as writers type it. Written out, because its schema contains itself. */
interface CategoryEntry {
  label: string;
  collapsed: boolean;
  link?: string | undefined;
  items: SidebarEntry[];
}

/** An entry of a sidebar as writers type it. */
export type SidebarEntry =
  | z.infer<typeof pageEntrySchema>
  | z.infer<typeof folderEntrySchema>
  | CategoryEntry;

/** The sidebars by their ids; none if the file cannot be read. */
export type Sidebars = Record<string, z.infer<typeof sidebarSchema>>;

/** The kinds of entries by the key that only they have. */
const kinds = { items: categorySchema, path: pageEntrySchema, folder: folderEntrySchema };

/** Validates an entry as its kind. The error of a union would not name the key with the mistake. */
function checkEntry(entry: unknown, context: z.RefinementCtx): void {
  const isObject = typeof entry === 'object' && entry !== null;
  const kind = isObject ? Object.entries(kinds).find(([key]) => key in entry)?.[1] : undefined;
  const keys = 'an entry has "path" (a page), "items" (a category) or "folder" (all pages of a folder)';
  if (!kind) context.addIssue(keys);
  for (const issue of kind?.safeParse(entry).error?.issues ?? []) context.addIssue({ ...issue });
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
  const read = validateDataFile(file, sidebarsSchema, problems);
  if (!read) return { sidebars: {}, named: [], problems };
  const { value: sidebars, placeOf } = read;
  const named = Object.entries(sidebars)
    .flatMap(([id, { items }]) => namedRoutes(items, [id, 'items']))
    .map(({ route, keys }) => ({ route, place: () => ({ file: file.path, ...placeOf(keys) }) }));
  return { sidebars, named, problems };
}

/**
 * The routes that entries name, in order, with the keys that lead to each. The page of a category comes before those
 * below it.
 *
 * @param keys what leads to the entries
 */
export function namedRoutes(
  entries: readonly SidebarEntry[],
  keys: readonly PropertyKey[] = [],
): { route: string; keys: PropertyKey[] }[] {
  return entries.flatMap((entry, index) => {
    if ('path' in entry) return [{ route: entry.path, keys: [...keys, index, 'path'] }];
    if ('folder' in entry) return [];
    const { link, items } = entry;
    const own = link === undefined ? [] : [{ route: link, keys: [...keys, index, 'link'] }];
    return [...own, ...namedRoutes(items, [...keys, index, 'items'])];
  });
}
