import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersTo } from '@/tests/search/engine-answers';

/** A judged query: what a reader types, and the pages that answer it. */
interface Judged {
  query: string;
  kind: string;
  /** Routes; one with an anchor must be met with it, one without accepts any place of its page. */
  expect: string[];
}

const judged: Judged[] = JSON.parse(readFileSync('tests/search/queries.json', 'utf8'));
const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
const sets = kinds.map((kind) => [kind, judged.filter((it) => it.kind === kind)] as const);

/** What the whole set must reach: share of queries answered first, mean of 1/rank within ten, fewest queries. */
const thresholds = { success: 0.85, meanReciprocalRank: 0.9, queries: 50 };

/** Rank of the first accepted answer, from 1; 0 if none is among the first ten. */
function rankOf({ expect: accepted }: Judged, routes: string[]): number {
  const plain = (route: string) => route.replace(/\/(?=#|$)/, '');
  const isAccepted = (route: string) =>
    accepted.some((it) => plain(it) === plain(it.includes('#') ? route : route.replace(/#.*/, '')));
  return routes.slice(0, 10).findIndex(isAccepted) + 1;
}

// The order is the modal's; that it shows what is asked for here is tested in a browser: search-modal.spec.ts.
test('judged queries find their answers', async () => {
  const ranks = new Map<Judged, number>();
  const unanswered: string[] = [];
  for (const each of judged) {
    const routes = await answersTo(each.query);
    if (routes.length === 0) unanswered.push(each.query);
    ranks.set(each, rankOf(each, routes));
  }

  const success = (set: Judged[]) => set.filter((it) => ranks.get(it) === 1).length / set.length;
  const reciprocal = (rank = 0) => (rank === 0 ? 0 : 1 / rank);
  const mean = (set: Judged[]) => set.reduce((sum, it) => sum + reciprocal(ranks.get(it)), 0) / set.length;
  for (const [kind, set] of [...sets, ['all', judged] as const]) {
    console.log(
      `${kind.padEnd(12)} ${set.length} queries, first ${success(set).toFixed(2)}, MRR@10 ${mean(set).toFixed(2)}`,
    );
  }
  for (const [{ query, kind }, rank] of ranks) {
    if (rank !== 1) console.log(`${kind}: “${query}” has its answer at rank ${rank || 'below ten'}`);
  }
  expect(judged.length).toBeGreaterThanOrEqual(thresholds.queries);
  expect(unanswered, 'queries without result').toEqual([]);
  expect(success(judged), 'share of queries answered first').toBeGreaterThanOrEqual(thresholds.success);
  expect(mean(judged), 'MRR@10').toBeGreaterThanOrEqual(thresholds.meanReciprocalRank);
});

test('every kind of query is judged', () => {
  const all = 'command concept constant error identifier partial prefix question split task title typo';
  expect(kinds.join(' ')).toBe(all);
});
