import { expect, test } from 'vitest';
import { builtModalResults } from '@/tests/search/modal-results';
import {
  measure,
  metricsTable,
  type RatedQuery,
  rateResults,
  readJudgedQueries,
} from '@/tests/search/relevance';

/** What the whole set must reach: share of queries answered first, mean of 1/rank within ten, fewest queries. */
const thresholds = { success: 0.87, meanReciprocalRank: 0.915, queries: 50 };

// The order is the modal's; that it shows what is asked for here is tested in a browser: search-modal.spec.ts.
test('judged queries find their answers', async () => {
  const rated: RatedQuery[] = [];
  for (const each of readJudgedQueries()) rated.push(rateResults(each, await builtModalResults(each.query)));
  console.log(metricsTable(rated).join('\n'));
  const { queries, first, reciprocal } = measure(rated);
  expect(queries).toBeGreaterThanOrEqual(thresholds.queries);
  const unanswered = rated.filter(({ routes }) => routes.length === 0);
  expect(
    unanswered.map((it) => it.judged.query),
    'queries without result',
  ).toEqual([]);
  expect(first, 'share of queries answered first').toBeGreaterThanOrEqual(thresholds.success);
  expect(reciprocal, 'MRR@10').toBeGreaterThanOrEqual(thresholds.meanReciprocalRank);
});
