import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { basePath } from '../lib/url';
import { compareWeights } from '../lib/weight/compare-weights';
import { readSiteWeight, weighSite } from '../lib/weight/site-weight';

/**
 * Prints what each page of out/ weighs, as JSON; with `--compare old.json new.json`, what has changed between two such
 * records, as Markdown.
 */
try {
  const { values, positionals } = parseArgs({
    options: { compare: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [before, after, ...others] = positionals;
  if (values.compare && before !== undefined && after !== undefined && others.length === 0) {
    const read = (file: string) => readSiteWeight(readFileSync(file, 'utf8'), file);
    process.stdout.write(compareWeights(read(before), read(after)));
  } else if (!values.compare && before === undefined) {
    process.stdout.write(`${JSON.stringify(weighSite('out', basePath), undefined, 1)}\n`);
  } else {
    throw new Error('Use: npx tsx scripts/page-weight.ts [--compare old.json new.json]');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
