import type { TitleMatch } from './evidence';
import type { Query } from './query';
import type { Ranking } from './ranking';
import { bestFactor, type Scored } from './score';

/** What the text of a result has of the query. */
export interface TextMatch {
  /** The score of its best passage. */
  passage: number;
  keywords: readonly TitleMatch[];
}

/**
 * The best results, reordered by how well their best passage matches, and their best keyword if it matches better than
 * their title.
 *
 * @param texts what each of their texts has
 */
export function reorder(
  first: readonly Scored[],
  texts: readonly TextMatch[],
  query: Query,
  { text, keyword }: Ranking,
): Scored[] {
  return first
    .map((it, at) => {
      const { passage = 0, keywords = [] } = texts[at] ?? {};
      const said = passage / query.words.length;
      const named = Math.max(1, bestFactor(keywords, query, keyword) / it.title);
      return { ...it, score: it.score * (1 + text.weight * said ** text.exponent) * named };
    })
    .sort((a, b) => b.score - a.score);
}
