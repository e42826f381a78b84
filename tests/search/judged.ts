import { readFileSync } from 'node:fs';

/** A judged query: what a reader types, and the pages that answer it. */
export interface Judged {
  query: string;
  kind: string;
  /** Routes; one with an anchor must be met with it, one without accepts any place of its page. */
  expect: string[];
}

/** How well a set of queries is answered. */
export interface Quality {
  queries: number;
  /** Share of queries with an accepted answer first, and among the first three. */
  first: number;
  firstThree: number;
  /** Mean of 1/rank within the first ten results. */
  reciprocal: number;
  /** Queries without any result. */
  unanswered: number;
}

/** A query with the rank of its first accepted answer: from 1, or 0 if none is among the first ten. */
export interface Outcome {
  judged: Judged;
  rank: number;
  /** The routes that were found, best first. */
  routes: readonly string[];
}

/** The queries of a file of tests/search; without a name, those on which the ranking is tuned. */
export function judgedQueries(name = 'queries'): Judged[] {
  return JSON.parse(readFileSync(`tests/search/${name}.json`, 'utf8'));
}

/** The outcome of a query that was answered with some routes. */
export function outcomeOf(judged: Judged, routes: readonly string[]): Outcome {
  const plain = (route: string) => route.replace(/\/(?=#|$)/, '');
  const isAccepted = (route: string) =>
    judged.expect.some((it) => plain(it) === plain(it.includes('#') ? route : route.replace(/#.*/, '')));
  return { judged, rank: routes.slice(0, 10).findIndex(isAccepted) + 1, routes };
}

/** The quality of the answers to a set of queries. */
export function qualityOf(outcomes: readonly Outcome[]): Quality {
  const share = (isCounted: (it: Outcome) => boolean) => outcomes.filter(isCounted).length / outcomes.length;
  const reciprocals = outcomes.map(({ rank }) => (rank === 0 ? 0 : 1 / rank));
  return {
    queries: outcomes.length,
    first: share(({ rank }) => rank === 1),
    firstThree: share(({ rank }) => rank > 0 && rank <= 3),
    reciprocal: reciprocals.reduce((sum, it) => sum + it, 0) / outcomes.length,
    unanswered: outcomes.filter(({ routes }) => routes.length === 0).length,
  };
}

/** One line for each kind of query, then one for all. */
export function qualityTable(outcomes: readonly Outcome[]): string[] {
  const kinds = [...new Set(outcomes.map(({ judged }) => judged.kind))].sort();
  const sets = kinds.map((kind) => [kind, outcomes.filter(({ judged }) => judged.kind === kind)] as const);
  return [...sets, ['all', outcomes] as const].map(([kind, set]) => {
    const { queries, first, firstThree, reciprocal, unanswered } = qualityOf(set);
    const numbers = `first ${first.toFixed(3)}, first three ${firstThree.toFixed(3)}, MRR@10 ${reciprocal.toFixed(3)}`;
    return `${kind.padEnd(12)} ${String(queries).padStart(4)} queries, ${numbers}, unanswered ${unanswered}`;
  });
}
