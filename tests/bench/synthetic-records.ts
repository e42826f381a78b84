import { randomNumbers } from '@/lib/random';
import type { Hierarchy, SearchRecord } from '@/lib/search/record';
import { SyntheticVocabulary } from './synthetic-vocabulary';

/** Words that may say what a page is about. Shorter ones are mostly grammar. */
const telling = /\p{L}{5,}/gu;

/**
 * Records of a site of so many pages. The real ones come first, unchanged; each further page has the headings and
 * blocks of a real one, with its telling words made up. The same for the same input.
 */
export function syntheticRecords(real: readonly SearchRecord[], pages: number): SearchRecord[] {
  const originals = [...new Set(real.map((record) => record.url_without_anchor))].map((url) =>
    real.filter((record) => record.url_without_anchor === url),
  );
  const vocabulary = new SyntheticVocabulary(randomNumbers(20_260_101));
  const made = Array.from({ length: Math.max(0, pages - originals.length) }, (_, index) =>
    copyOf(originals[index % originals.length] ?? [], `/more/page-${index}`, vocabulary),
  );
  return [...real, ...made.flat()];
}

/** The records of a page as those of another one. */
function copyOf(
  page: readonly SearchRecord[],
  route: string,
  vocabulary: SyntheticVocabulary,
): SearchRecord[] {
  // A heading is in all records below it.
  const known = new Map<string, string>();
  const rewrite = (text: string) => {
    const made = known.get(text) ?? text.replace(telling, () => vocabulary.next());
    known.set(text, made);
    return made;
  };
  return page.map((record, position) => {
    const url = new URL(route, record.url).href;
    const anchor = record.anchor && rewrite(record.anchor);
    const headings = Object.entries(record.hierarchy).map(([level, text]) => [level, text && rewrite(text)]);
    return {
      ...record,
      objectID: `${route}#${anchor ?? ''}:${position}`,
      hierarchy: Object.fromEntries(headings) as Hierarchy,
      content: record.content && rewrite(record.content),
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor,
      terms: record.terms.map(rewrite),
      keywords: record.keywords.map(rewrite),
    };
  });
}
