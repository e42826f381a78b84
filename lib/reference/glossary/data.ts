import { slug } from 'github-slugger';
import { z } from 'zod';
import { didYouMean } from '@/lib/nearest';
import { type Report, validateDataFile } from '@/lib/source/data-file';
import type { Problem } from '@/lib/source/problem';
import { type Redirect, resolveRedirect } from '@/lib/source/redirects';
import type { SourceFile } from '@/lib/source/source-file';
import { toRoute } from '@/lib/url';
import { type GlossaryEntry, type Term, termSchema } from './schema';

/** Reads content/glossary.json, if there is one. The titles are those of pages by route; redirects are for hints. */
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
