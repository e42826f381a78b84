import { randomNumbers } from '@/lib/random';
import type { Ranking } from '@/lib/search/ranking';
import type { SearchRecord } from '@/lib/search/record';
import { derivedQueries, type Term } from '../derived';
import { type Judged, type Outcome, qualityOf, qualityTable } from '../judged';
import { foldsOf, improve, scoreOf } from './fit';
import { start } from './start';
import { Trial } from './trial';

/** Options of `fitRanking`. */
export interface ReportOptions {
  records: readonly SearchRecord[];
  queries: readonly Judged[];
  terms: readonly Term[];
  /** How many folds are fitted and asked; 0 for none. */
  folds: number;
  /** Rounds of each fold, and of the fit to all queries. */
  foldRounds: number;
  rounds: number;
  print: (line: string) => void;
}

/** A fitted ranking, and how it was found. */
export interface Fitted {
  ranking: Ranking;
  judged: number;
  derived: number;
  /** Success@1 and MRR@10 of the judged queries: those held back, over all folds, and all with the final constants. */
  heldOut: Figures | null;
  all: Figures;
}

interface Figures {
  first: number;
  reciprocal: number;
}

/** Fits the constants to judged queries and to those derived from the records, first in folds, then to all. */
export async function fitRanking(options: ReportOptions): Promise<Fitted> {
  const { records, queries, terms, folds, foldRounds, rounds, print } = options;
  const derived = derivedQueries(records, terms);
  const trial = await Trial.of(records, [...queries, ...derived]);
  const isJudged = (query: number) => query < queries.length;
  const ask = (ranking: Ranking) => trial.outcomes(ranking);

  trial.prepare(start);
  print(`start: score ${scoreOf(ask(start)).toFixed(4)}`);
  const foldOf = foldsOf(queries.length + derived.length, folds, randomNumbers(5));
  const heldOut: Outcome[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const isHeld = (query: number) => foldOf[query] === fold;
    const askOthers = (ranking: Ranking) => trial.outcomes(ranking, (query) => !isHeld(query));
    const its = improve({ start, ask: askOthers, rounds: foldRounds });
    const outcomes = ask(its);
    const held = outcomes.filter((_, query) => isHeld(query) && isJudged(query));
    heldOut.push(...held);
    const fitted = outcomes.filter((_, query) => !isHeld(query) && isJudged(query));
    print(`fold ${fold + 1}: fitted on ${summaryOf(fitted)}; held out ${summaryOf(held)}`);
  }
  if (heldOut.length > 0) print(`held out, all folds: ${summaryOf(heldOut)}`);

  let ranking = start;
  for (let round = 0; round < rounds; round++) {
    const onStep = (path: readonly string[], value: number, score: number) =>
      print(`  ${path.join('.')} = ${value}, score ${score.toFixed(4)}`);
    // The first round takes the large steps, the others the small ones.
    ranking = improve({ start: ranking, ask, rounds: 1, isFine: round % 2 === 1, onStep });
    // Other entries may compete now.
    trial.prepare(ranking);
  }
  const outcomes = ask(ranking);
  for (const line of qualityTable(outcomes)) print(line);
  const judged = outcomes.filter((_, query) => isJudged(query));
  print(`judged queries: ${summaryOf(judged)}`);
  return {
    ranking,
    judged: queries.length,
    derived: derived.length,
    heldOut: heldOut.length > 0 ? figures(heldOut) : null,
    all: figures(judged),
  };
}

function figures(outcomes: readonly Outcome[]): Figures {
  const { first, reciprocal } = qualityOf(outcomes);
  return { first: Number(first.toFixed(3)), reciprocal: Number(reciprocal.toFixed(3)) };
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const { first, reciprocal } = figures(outcomes);
  return `${outcomes.length} queries, first ${first.toFixed(3)}, MRR@10 ${reciprocal.toFixed(3)}`;
}
