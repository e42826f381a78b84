import { slug } from 'github-slugger';
import { type Redirect, resolveRedirect } from '@/lib/addresses/redirects';
import { component, literal, prose, table } from '@/lib/content/markdown';
import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';
import { type Report, readValid } from '@/lib/content/yaml-problems';
import { didYouMean } from '@/lib/nearest';
import { routeOf } from '@/lib/url';
import { glossarySchema, type Term } from './schema';

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
  const read = file && readValid(file, glossarySchema, problems);
  if (!read) return { data: [], problems };
  const data = read.value.flatMap((term, index) => {
    const [route = ''] = term.page.split('#', 1);
    const title = titles.get(routeOf(route));
    if (title !== undefined) return { ...term, id: slug(term.term), title };
    const to = resolveRedirect(term.page, redirects);
    const hint = to ? `Write ${to}` : didYouMean(route, titles.keys(), 'Name a route that has a page');
    read.report([index, 'page'], `the page of "${term.term}", ${route}, does not exist`, hint);
    return [];
  });
  checkTerms(read.value, read.report);
  return { data, problems };
}

/** Each name belongs to only one term, and terms are in the order of the alphabet, as readers see them. */
function checkTerms(terms: readonly Term[], report: Report): void {
  const known = new Map<string, string>();
  for (const [index, { term, also = [], forms = [] }] of terms.entries()) {
    const at = [index, 'term'];
    for (const name of new Set([term, ...also, ...forms])) {
      const other = known.get(name.toLowerCase());
      if (other !== undefined && other !== term)
        report(at, `"${name}" is a name of "${other}" and of "${term}"`, 'Keep it in one of the two');
      else if (other !== undefined && name === term)
        report(at, `the term "${term}" occurs twice`, 'Keep one of the two');
      known.set(name.toLowerCase(), term);
    }
    const before = terms[index - 1]?.term;
    if (before !== undefined && before.toLowerCase() > term.toLowerCase())
      report(at, `"${term}" comes after "${before}"`, 'Sort the terms by the alphabet');
  }
}

/** All terms as a table that readers filter. Each term is the target of a link. */
export function glossaryTable(entries: readonly GlossaryEntry[]): string {
  const rows = entries.map(({ id, term, also = [], definition, page, title }) => {
    const names = also.length > 0 ? ` (${also.map(literal).join(', ')})` : '';
    return [
      `<Target id="${id}" />[${literal(term)}](#${id})${names}`,
      `${prose(definition)} See [${literal(title)}](${page}).`,
    ];
  });
  return component('FilterTable', { label: 'Glossary', layout: 'stacked' }, table(['Term', 'Meaning'], rows));
}
