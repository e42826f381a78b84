import type { SyntheticVocabulary } from './synthetic-vocabulary';

/** Paragraphs and list items; headings stay, because links lead to ids that are made of their words. */
const PROSE = /^(?:[A-Za-z]|- |\d+\. )/;
/** What stands in prose and is not a word: code, variables, targets of links, tags, formulas, addresses. */
const SYNTAX = /(`[^`]*`|\[\[[^\]]*\]\]|\]\([^)]*\)|<[^>]*>|\$\$[^$]*\$\$|https?:\S+|&\w+;)/;
/** Words that may tell what a page is about. Shorter ones are mostly grammar. */
const TELLING = /\b[a-z]{7,}\b/g;

/**
 * The body of a page with the telling words of its prose made up, so that a large site has as many different words as
 * one that was written. Code, tables and headings stay.
 */
export function syntheticProse(body: string, vocabulary: SyntheticVocabulary): string {
  let fence = '';
  return body
    .split('\n')
    .map((line) => {
      const [, marks = ''] = /^\s*(`{3,}|\${2,}(?!.*\$))/.exec(line) ?? [];
      if (marks !== '') fence = fence === '' ? marks : line.trim() === fence ? '' : fence;
      if (fence !== '' || marks !== '' || !PROSE.test(line)) return line;
      const parts = line.split(SYNTAX);
      return parts
        .map((part, at) => (at % 2 ? part : part.replace(TELLING, () => vocabulary.next())))
        .join('');
    })
    .join('\n');
}
