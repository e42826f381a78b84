import { z } from 'zod';
import { line, lines } from '@/lib/source/schema';

/** An entry of the glossary (content/glossary.json). */
export const termSchema = z.strictObject({
  term: line.describe('The term as it reads inside a sentence: `epoch`, `Proof of History`.'),
  also: lines.optional().describe('Other names of it, such as its abbreviation.'),
  definition: line
    .refine((text) => !text.includes(']('), 'must not contain a link')
    .refine(
      (text) => text.split(/[.!?](?=\s|$)/).filter((it) => it.trim() !== '').length <= 2,
      'must have at most 2 sentences',
    )
    .describe('What it is, in one or two short sentences. Markdown without links, with variables.'),
  page: z
    .string()
    .regex(/^\/[^#\s]*(#[^#\s]+)?$/, 'must be a route, with or without the id of a heading')
    .describe('Where the site explains it: `/clusters/#epochs`.'),
  forms: lines
    .optional()
    .describe(
      'What pages mark, if not `term` and `also`: longer forms, if the words alone have other meanings.',
    ),
  except: lines
    .optional()
    .describe('Phrases with the term in which it means something else: pages do not mark these.'),
  everyday: z
    .literal(true)
    .optional()
    .describe('`true` for a word that is on most pages, or has several meanings: pages do not mark it.'),
});

export type Term = z.infer<typeof termSchema>;

/** A term with what the glossary's page needs. */
export interface GlossaryEntry extends Term {
  /** Its anchor in the glossary. */
  id: string;
  /** Title of the page that explains it. */
  title: string;
}
