import { oncePer } from '@/lib/content/remember';
import type { Evidence } from './evidence';
import type { Passage } from './index-format';
import { fillers, type Query } from './query';
import type { Ranking } from './ranking';
import { piecesOf, stemOf, termsOf, wordsOf } from './words';

/** What a passage has of a query. It does not depend on the constants of the ranking. */
export interface PassageEvidence {
  passage: Passage;
  /**
   * As bits: the words of the query that it has, those of which it only has a synonym, and those that only headings above
   * have.
   */
  own: number;
  alike: number;
  above: number;
  /** From 0 to 1: the share of the query's neighbouring words that are neighbours in the passage too. */
  nearness: number;
  /** From 0 to 1: the share of its words that the query has. */
  only: number;
}

/** A passage with its score. */
export interface Ranked {
  passage: Passage;
  score: number;
  /** The words of the query that it has, or has a synonym of, as bits. */
  has: number;
}

/** What the passages of an entry have of a query. Passages without any of its words are left out. */
export function readPassages(
  passages: readonly Passage[],
  { query, terms, synonyms }: Pick<Evidence, 'query' | 'terms' | 'synonyms'>,
): PassageEvidence[] {
  /** The matches in the title and the headings above the current passage, by level. */
  const headings: number[] = [];
  return passages.flatMap((passage): PassageEvidence[] => {
    const [level] = passage;
    const about = read(passage);
    const own = bitsOf(about.terms, terms);
    const alike = bitsOf(about.terms, synonyms) & ~own;
    if (level > 0) headings.length = Math.min(headings.length, level);
    const above = headings.reduce((sum, bits) => sum | bits, 0) & ~(own | alike);
    if (level > 0) headings[level] = own | alike;
    if ((own | alike) === 0) return [];
    const only = level > 1 ? onlyOf(about.telling, terms) : 0;
    return [{ passage, own, alike, above, nearness: nearness(about.words, query), only }];
  });
}

/**
 * Passages, best first: those with most words of the query, the words next to each other, in a heading rather than
 * under it.
 *
 * @param importances how much each word of the query counts
 */
export function rankPassages(
  found: readonly PassageEvidence[],
  importances: readonly number[],
  { passage: weights }: Ranking,
): Ranked[] {
  const sum = (bits: number) =>
    importances.reduce((all, importance, word) => all + (bits & (1 << word) ? importance : 0), 0);
  const unit = sum(-1) / importances.length || 1;
  return found
    .map(({ passage, own, alike, above, nearness, only }) => {
      const [level] = passage;
      const words = (sum(own) + weights.synonym * sum(alike) + weights.inherited * sum(above)) / unit;
      const weight = level === 1 ? weights.title : level > 1 ? weights.heading + weights.only * only : 1;
      return { passage, score: (words + weights.nearby * nearness) * weight, has: own | alike };
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
