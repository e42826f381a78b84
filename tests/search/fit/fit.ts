import type { Ranking } from '@/lib/search/ranking';
import { type Outcome, qualityOf } from '../judged';
import { constantAt, type Path, pathsOf, withConstant } from './constants';

/** What the constants are multiplied with: large steps in the first round, then small ones. */
const largeSteps = [0.5, 2];
const smallSteps = [0.75, 1.33];

/** Least improvement that counts: a smaller one is by chance. */
const least = 0.0003;

/** Ranks the queries that count with some constants. */
export type Ask = (ranking: Ranking) => readonly Outcome[];

/** What is fitted: the mean of the share of queries answered first and of MRR@10. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  const { first, reciprocal } = qualityOf(outcomes);
  return (first + reciprocal) / 2;
}

/** Options of a fit. */
export interface FitOptions {
  start: Ranking;
  ask: Ask;
  rounds: number;
  /** Whether the first round takes small steps too. */
  isFine?: boolean;
  /** Called for each improvement. */
  onStep?: (path: Path, value: number, score: number) => void;
}

/**
 * Improves one constant after the other as long as the answers become better (coordinate descent). The result is the same
 * for the same queries and the same start.
 */
export function improve({ start, ask, rounds, isFine = false, onStep }: FitOptions): Ranking {
  const rate = (ranking: Ranking) => scoreOf(ask(ranking));
  let best = start;
  let score = rate(best);
  for (let round = 0; round < rounds; round++) {
    for (const path of pathsOf(start)) {
      const current = constantAt(best, path);
      for (const factor of isFine || round > 0 ? smallSteps : largeSteps) {
        const value = Number((current * factor).toPrecision(3));
        const other = withConstant(best, path, value);
        const its = rate(other);
        if (its < score + least) continue;
        onStep?.(path, value, its);
        best = other;
        score = its;
      }
    }
  }
  return best;
}

/** Puts each query into one of some folds: of equal size, by chance, the same each time. */
export function foldsOf(count: number, folds: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, query) => ({ query, at: random() }));
  order.sort((a, b) => a.at - b.at);
  const result = new Array<number>(count).fill(0);
  order.forEach(({ query }, place) => {
    result[query] = place % folds;
  });
  return result;
}
