import type { Ranking } from './ranking';
import type { Scored } from './score';

/**
 * The best results, reordered by how well their best passage matches.
 *
 * @param passages the scores of the best passages
 * @param words the number of the query's words
 */
export function reorder(
  first: readonly Scored[],
  passages: readonly number[],
  words: number,
  { text }: Ranking,
): Scored[] {
  return first
    .map(({ id, score }, at) => {
      const said = (passages[at] ?? 0) / words;
      return { id, score: score * (1 + text.weight * said ** text.exponent) };
    })
    .sort((a, b) => b.score - a.score);
}
