import { runCommand } from '../lib/command';
import { getSearchRecords } from '../lib/search';
import { buildIndex } from '../lib/search/build-index';
import { answersOf, engineOn } from '../tests/search/engine-answers';
import { judgedQueries, type Outcome, outcomeOf, qualityTable } from '../tests/search/judged';

await runCommand({
  usage: `Usage: npm run search:quality -- [kind...] [--set <name>]

Asks the search of this content all judged queries, without a build. Prints the queries that are not answered first, and
the quality by kind. Kinds are those of the set.

  --set <name>  A file of tests/search, for example unseen-2026-11-26; queries by default.`,
  args: [0, Infinity],
  options: { set: { type: 'string' } },
  run: async (kinds, { set }) => {
    const engine = engineOn(buildIndex(await getSearchRecords()));
    const outcomes: Outcome[] = [];
    for (const judged of judgedQueries(set)) {
      if (kinds.length > 0 && !kinds.includes(judged.kind)) continue;
      const outcome = outcomeOf(judged, await answersOf(engine, judged.query));
      outcomes.push(outcome);
      if (outcome.rank === 1) continue;
      const { query, kind, expect } = judged;
      console.log(`${kind}: “${query}” at rank ${outcome.rank || 'below ten'}, after ${outcome.routes[0]}`);
      console.log(`  expected: ${expect.join(' ')}`);
    }
    console.log(qualityTable(outcomes).join('\n'));
  },
});
