import { readFileSync } from 'node:fs';

/** A query with its relevant pages. */
export interface JudgedQuery {
  query: string;
  kind: string;
  /** Routes; one with an anchor must be met with it, one without accepts any place of its page. */
  expect: string[];
}

export interface Metrics {
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
export interface RatedQuery {
  judged: JudgedQuery;
  rank: number;
  /** The routes that were found, best first. */
  routes: readonly string[];
}

/** The queries of a file of tests/search; without a name, those on which the ranking is tuned. */
export function readJudgedQueries(name = 'queries'): JudgedQuery[] {
  return JSON.parse(readFileSync(`tests/search/${name}.json`, 'utf8'));
}

/** Rates the results of a query, given as routes. */
export function rateResults(judged: JudgedQuery, routes: readonly string[]): RatedQuery {
  const plain = (route: string) => route.replace(/\/(?=#|$)/, '');
  const isAccepted = (route: string) =>
    judged.expect.some((it) => plain(it) === plain(it.includes('#') ? route : route.replace(/#.*/, '')));
  return { judged, rank: routes.slice(0, 10).findIndex(isAccepted) + 1, routes };
}

export function measure(rated: readonly RatedQuery[]): Metrics {
  const share = (isCounted: (it: RatedQuery) => boolean) => rated.filter(isCounted).length / rated.length;
  const reciprocals = rated.map(({ rank }) => (rank === 0 ? 0 : 1 / rank));
  return {
    queries: rated.length,
    first: share(({ rank }) => rank === 1),
    firstThree: share(({ rank }) => rank > 0 && rank <= 3),
    reciprocal: reciprocals.reduce((sum, it) => sum + it, 0) / rated.length,
    unanswered: rated.filter(({ routes }) => routes.length === 0).length,
  };
}

/** One line for each kind of query, then one for all. */
export function metricsTable(rated: readonly RatedQuery[]): string[] {
  const kinds = [...new Set(rated.map(({ judged }) => judged.kind))].sort();
  const sets = kinds.map((kind) => [kind, rated.filter(({ judged }) => judged.kind === kind)] as const);
  return [...sets, ['all', rated] as const].map(([kind, set]) => {
    const { queries, first, firstThree, reciprocal, unanswered } = measure(set);
    const numbers = `first ${first.toFixed(3)}, first three ${firstThree.toFixed(3)}, MRR@10 ${reciprocal.toFixed(3)}`;
    return `${kind.padEnd(12)} ${String(queries).padStart(4)} queries, ${numbers}, unanswered ${unanswered}`;
  });
}
