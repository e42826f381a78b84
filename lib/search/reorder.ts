import type { Ranked } from './passages';
import type { Ranking } from './ranking';
import type { Scored } from './score';

/** The best results, reordered by how well their best passage matches. */
export function reorder(
  first: readonly Scored[],
  ranked: readonly (readonly Ranked[])[],
  words: number,
  { text }: Ranking,
): Scored[] {
  return first
    .map(({ id, score }, at) => {
      const said = (ranked[at]?.[0]?.score ?? 0) / words;
      return { id, score: score * (1 + text.weight * said ** text.exponent) };
    })
    .sort((a, b) => b.score - a.score);
}
