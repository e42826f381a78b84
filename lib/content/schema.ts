import { z } from 'zod';
// By its relative path: Next.js loads this file with its configuration, where no alias holds.
import { proposalSchema } from '../reference/proposals/schema';

/** Text of one line: a longer one would end the table's row or the heading it is put into. */
export const line = z.string().trim().min(1).regex(/^.*$/, 'must be one line');

/** Front matter of a page. Unknown keys are errors: a misspelt key must not pass for an absent one. */
export const frontMatterSchema = z.strictObject({
  /** The page's h1, browser title and search title. */
  title: line.max(90),
  /** One sentence for search results and previews, in characters. */
  description: z.string().trim().min(50).max(160),
  /** Label in the sidebar where the sidebar's own data gives none; the title otherwise. */
  sidebar_label: line.optional(),
  /** `false` for a page that belongs to no sidebar. */
  sidebar: z.literal(false).optional(),
  /** Order among pages that a sidebar picks up from their folder. */
  position: z.number().optional(),
  /** Route that replaces the one of the file path. */
  slug: z
    .string()
    .regex(/^\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$/, 'must start with / and use only letters, digits, - and _')
    .optional(),
  /** Words a reader may search for that the page does not say. */
  keywords: z.array(line).optional(),
  /** Files of the reference source tree that the page's facts were checked in. */
  sources: z.array(line).min(1).optional(),
  /** Day of the last check against the sources, YYYY-MM-DD. */
  reviewed: z.iso.date().optional(),
  /** `home` is the wide layout without contents, `reference` the one with samples beside the fields. */
  layout: z.enum(['doc', 'home', 'reference']).optional(),
  /** For the page of a proposed design. */
  proposal: proposalSchema.optional(),
  /** A draft is shown by the development server and left out of every build. */
  draft: z.boolean().optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
