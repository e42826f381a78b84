import { oncePer } from '@/lib/content/remember';
import type { Passage } from './index-format';
import type { Evidence } from './match-query';
import { fillers, type Query } from './parse-query';
import { ranking } from './ranking';
import { countBits } from './score';
import { piecesOf, stemOf, termsOf, wordsOf } from './tokenize';

/** A passage with its score. */
export interface Ranked {
  passage: Passage;
  score: number;
  /** The words of the query that it has, or has a synonym of, as bits. */
  has: number;
}

/**
 * The passages of an entry that have a word of the query, best first: those with most words of the query, the words next
 * to each other, in a heading rather than under it.
 */
export function rankPassages(
  passages: readonly Passage[],
  { query, terms, synonyms }: Pick<Evidence, 'query' | 'terms' | 'synonyms'>,
): Ranked[] {
  const weights = ranking.passage;
  /** The matches in the title and the headings above the current passage, by level. */
  const headings: number[] = [];
  return passages
    .flatMap((passage): Ranked[] => {
      const [level] = passage;
      const about = read(passage);
      const own = bitsOf(about.terms, terms);
      const alike = bitsOf(about.terms, synonyms) & ~own;
      const has = own | alike;
      if (level > 0) headings.length = Math.min(headings.length, level);
      const above = headings.reduce((sum, bits) => sum | bits, 0) & ~has;
      if (level > 0) headings[level] = has;
      if (has === 0) return [];
      const words =
        countBits(own) + weights.synonym * countBits(alike) + weights.inherited * countBits(above);
      const only = level > 1 ? weights.only * onlyOf(about.telling, terms) : 0;
      const weight = level === 1 ? weights.title : level > 1 ? weights.heading + only : 1;
      return [{ passage, score: (words + weights.nearby * nearness(about.words, query)) * weight, has }];
    })
    .sort((a, b) => b.score - a.score);
}

/** The words of the query that terms match, as bits. */
function bitsOf(has: readonly string[], terms: ReadonlyMap<string, number>): number {
  let bits = 0;
  for (const term of has) bits |= terms.get(term) ?? 0;
  return bits;
}

/** Results by passage, kept as long as the passage, so that they are not computed again for each keystroke. */
const read = oncePer(([level, , text]: Passage) => {
  const words = wordsOf(text);
  return {
    terms: [...new Set(piecesOf(text).flatMap(termsOf))],
    words: ` ${words.join(' ')} `,
    /** Of a heading, its words without fillers, each with its stem. */
    telling: level > 1 ? words.filter((word) => !fillers.has(word)).map((word) => [word, stemOf(word)]) : [],
  };
});

/** From 0 to 1: the share of the query's neighbouring words that are neighbours in the passage too. */
function nearness(written: string, { phrase }: Query): number {
  const asked = phrase.split(' ');
  if (asked.length < 2) return 0;
  const pairs = asked.slice(1).filter((word, at) => written.includes(` ${asked[at]} ${word} `)).length;
  return pairs / (asked.length - 1);
}

/** From 0 to 1: the share of a heading's words that the query has. */
function onlyOf(telling: readonly (readonly string[])[], terms: ReadonlyMap<string, number>): number {
  const said = telling.filter((forms) => forms.some((form) => terms.has(form))).length;
  return said / Math.max(1, telling.length);
}
