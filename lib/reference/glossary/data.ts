import { slug } from 'github-slugger';
import { z } from 'zod';
import { type Redirect, resolveRedirect } from '@/lib/addresses/redirects';
import { type Report, validateDataFile } from '@/lib/content/data-file';
import type { Problem } from '@/lib/content/problem';
import { line } from '@/lib/content/schema';
import type { SourceFile } from '@/lib/content/types';
import { didYouMean } from '@/lib/nearest';
import { toRoute } from '@/lib/url';
import * as md from '../nodes';

/** An entry of the glossary (content/glossary.json). */
export const termSchema = z.strictObject({
  term: line.describe('The term as it reads inside a sentence: `epoch`, `Proof of History`.'),
  also: z.array(line).min(1).optional().describe('Other names of it, such as its abbreviation.'),
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
  forms: z
    .array(line)
    .min(1)
    .optional()
    .describe(
      'What pages mark, if not `term` and `also`: longer forms, if the words alone have other meanings.',
    ),
  except: z
    .array(line)
    .min(1)
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

/**
 * Reads and validates content/glossary.json. A content folder without the file has no glossary.
 *
 * @param titles the titles of the pages by their comparable routes
 * @param redirects former addresses of pages, for the hint
 */
export function parseGlossary(
  file: SourceFile | undefined,
  titles: ReadonlyMap<string, string>,
  redirects: readonly Redirect[],
): { data: GlossaryEntry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = file && validateDataFile(file, z.array(termSchema), problems);
  if (!read) return { data: [], problems };
  const data = read.value.flatMap((term, index) => {
    const [route = ''] = term.page.split('#', 1);
    const title = titles.get(toRoute(route));
    if (title !== undefined) return { ...term, id: slug(term.term), title };
    const to = resolveRedirect(term.page, redirects);
    const hint = to ? `Write ${to}` : didYouMean(route, titles.keys(), 'Name a route that has a page');
    read.report([index, 'page'], `the page ${route} of the term "${term.term}" does not exist`, hint);
    return [];
  });
  checkTerms(read.value, read.report);
  return { data, problems };
}

function checkTerms(terms: readonly Term[], report: Report): void {
  const known = new Map<string, string>();
  for (const [index, { term, also = [], forms = [] }] of terms.entries()) {
    const at = [index, 'term'];
    for (const name of new Set([term, ...also, ...forms])) {
      const other = known.get(name.toLowerCase());
      if (other !== undefined)
        report(at, `"${name}" is a name of two terms, "${other}" and "${term}"`, 'Keep it in one of them');
      known.set(name.toLowerCase(), term);
    }
    const before = terms[index - 1]?.term;
    if (before !== undefined && before.toLowerCase() > term.toLowerCase())
      report(at, `"${term}" is not in alphabetical order: it follows "${before}"`, 'Sort the terms');
  }
}

/** All terms as a table that readers filter. Each term is the target of a link. */
export function glossaryTable(entries: readonly GlossaryEntry[]): md.Block {
  const rows = entries.map(({ id, term, also = [], definition, page, title }) => [
    [md.target(id), md.link(`#${id}`, term), also.length > 0 ? ` (${also.join(', ')})` : ''],
    [md.parseInline(definition), ' See ', md.link(page, title), '.'],
  ]);
  return md.filterTable({ label: 'Glossary', layout: 'stacked' }, ['Term', 'Meaning'], rows);
}
