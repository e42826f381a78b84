import { oncePer } from '@/lib/content/remember';
import type { Passage } from './index-format';
import type { Query } from './query';
import { headingPassage, inherited, nearby, titlePassage } from './ranking';
import { piecesOf, termsOf, wordsOf } from './words';

/** A passage with the words of the query that it has. */
export interface Ranked {
  passage: Passage;
  score: number;
}

/**
 * The passages of an entry, best first: those with most words of the query, the words next to each other, in a heading
 * rather than under it. Passages without any are left out.
 *
 * @param terms for each word of the query, the matching terms
 */
export function rankPassages(
  passages: readonly Passage[],
  query: Query,
  terms: readonly ReadonlySet<string>[],
): Ranked[] {
  /** The matches in the title and the headings above the current passage, by level. */
  const above: Set<number>[] = [];
  const ranked = passages.map((passage): Ranked => {
    const [level] = passage;
    const about = read(passage);
    const own = wordsIn(about.terms, terms);
    if (level > 0) above.length = Math.min(above.length, level);
    const fromAbove = new Set(above.flatMap((it) => [...(it ?? [])]));
    if (level > 0) above[level] = own;
    if (own.size === 0) return { passage, score: 0 };
    const others = [...fromAbove].filter((word) => !own.has(word)).length;
    const base = own.size + inherited * others;
    const weight = level === 1 ? titlePassage : level > 1 ? headingPassage : 1;
    return { passage, score: (base + nearby * nearness(about.words, query)) * weight };
  });
  return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

/** The words of the query that a passage has, by its terms. */
function wordsIn(has: ReadonlySet<string>, terms: readonly ReadonlySet<string>[]): Set<number> {
  return new Set(terms.flatMap((own, word) => ([...own].some((term) => has.has(term)) ? word : [])));
}

/** Results by passage, kept as long as the passage, so that they are not computed again for each keystroke. */
const read = oncePer(([, , text]: Passage) => ({
  terms: new Set(piecesOf(text).flatMap(termsOf)),
  words: ` ${wordsOf(text).join(' ')} `,
}));

/** From 0 to 1: the share of the query's neighbouring words that are neighbours in the passage too. */
function nearness(written: string, { phrase }: Query): number {
  const asked = phrase.split(' ');
  if (asked.length < 2) return 0;
  const pairs = asked.slice(1).filter((word, at) => written.includes(` ${asked[at]} ${word} `)).length;
  return pairs / (asked.length - 1);
}
