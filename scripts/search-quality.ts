import { runCommand } from '../lib/command';
import { getIndexFiles } from '../lib/search';
import { SearchEngine } from '../lib/search/engine/search-engine';
import { modalResults } from '../tests/search/modal-results';
import { metricsTable, type RatedQuery, rateResults, readJudgedQueries } from '../tests/search/relevance';

await runCommand({
  usage: `Usage: npm run search:quality -- [kind...] [--set <name>]

Asks the search of this content all judged queries, without a build. Prints the queries that are not answered first, and
the quality by kind. Kinds are those of the set.

  --set <name>  A file of tests/search, for example unseen-2026-11-26; queries by default.`,
  args: [0, Infinity],
  options: { set: { type: 'string' } },
  run: async (kinds, { set }) => {
    const files = await getIndexFiles();
    const engine = new SearchEngine(async (name) => files.get(name));
    const rated: RatedQuery[] = [];
    for (const judged of readJudgedQueries(set)) {
      if (kinds.length > 0 && !kinds.includes(judged.kind)) continue;
      const result = rateResults(judged, await modalResults(engine, judged.query));
      rated.push(result);
      if (result.rank === 1) continue;
      const { query, kind, expect } = judged;
      console.log(`${kind}: “${query}” at rank ${result.rank || 'below ten'}, after ${result.routes[0]}`);
      console.log(`  expected: ${expect.join(' ')}`);
    }
    console.log(metricsTable(rated).join('\n'));
  },
});
