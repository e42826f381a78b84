import { readFileSync } from 'node:fs';
import { main, UsageError } from '../lib/cli';
import { basePath } from '../lib/url';
import { compareWeights } from '../lib/weight/compare-weights';
import { readSiteWeight, weighSite } from '../lib/weight/site-weight';

await main({
  name: 'weight',
  about: 'Prints what each page of out/ weighs, as JSON.',
  args: ['[old.json]', '[new.json]'],
  options: { compare: { help: 'Prints what has changed between two such records, as Markdown.' } },
  run: async ([before, after], { compare }) => {
    if (compare !== (after !== undefined) || (!compare && before !== undefined))
      throw new UsageError('--compare and two files belong together.');
    const read = (file = '') => readSiteWeight(readFileSync(file, 'utf8'), file);
    process.stdout.write(
      compare
        ? compareWeights(read(before), read(after))
        : `${JSON.stringify(weighSite('out', basePath), undefined, 1)}\n`,
    );
  },
});
