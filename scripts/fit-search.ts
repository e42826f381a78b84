import { writeFileSync } from 'node:fs';
import { main } from '../lib/cli';
import { getRecordsToFit } from '../lib/search';
import { fitRanking } from '../tests/search/fit/report';
import { judgedQueries } from '../tests/search/judged';

const file = 'lib/search/ranking.json';

await main({
  name: 'fit-search',
  about: `Fits the constants of the search to the judged queries of tests/search/queries.json and to queries that are derived
from the names and messages of this content, and writes ${file}. Prints how well each of five folds answers the queries that
it has not seen. Takes about twenty minutes; the result is the same for the same content and queries.`,
  options: {
    'dry-run': { help: 'Prints the results, and writes nothing.' },
    'no-folds': { help: 'Fits to all queries only, in about eight minutes.' },
  },
  run: async (_args, { 'dry-run': isDry, 'no-folds': isQuick }) => {
    const { ranking, ...about } = await fitRanking({
      ...(await getRecordsToFit()),
      queries: judgedQueries(),
      folds: isQuick ? 0 : 5,
      foldRounds: 2,
      rounds: 7,
      print: (line) => console.log(line),
    });
    if (isDry) return;
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(file, `${JSON.stringify({ about: { date, ...about }, ranking }, null, 2)}\n`);
  },
});
