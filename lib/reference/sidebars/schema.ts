import { z } from 'zod';
import { line } from '@/lib/source/schema';

const route = line.regex(/^\//, 'must start with a slash');

/** An entry that is a page. */
export const pageEntrySchema = z.strictObject({
  path: route.describe('Route of the page, as links to it write it.'),
  label: line.optional().describe("The entry's text. Default: the title of the page."),
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
  yields: z
    .boolean()
    .optional()
    .describe('Whether its pages come first in search results only where the query names them.'),
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
export type SidebarEntry = z.infer<typeof pageEntrySchema> | CategoryEntry;

/** The sidebars by their ids; none if the file cannot be read. */
export type Sidebars = Record<string, z.infer<typeof sidebarSchema>>;

/** The kinds of entries by the key that only they have. */
const kinds = { items: categorySchema, path: pageEntrySchema };

/** Validates an entry as its kind. The error of a union would not name the key with the mistake. */
function checkEntry(entry: unknown, context: z.RefinementCtx): void {
  const isObject = typeof entry === 'object' && entry !== null;
  const kind = isObject ? Object.entries(kinds).find(([key]) => key in entry)?.[1] : undefined;
  const keys = 'an entry has "path" (a page) or "items" (a category)';
  if (!kind) context.addIssue(keys);
  for (const issue of kind?.safeParse(entry).error?.issues ?? []) context.addIssue({ ...issue });
}
