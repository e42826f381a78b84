import { readFileSync } from 'node:fs';
import type { SearchRecord } from '@/lib/search/record';
import { syntheticRecords } from '@/tests/bench/synthetic-records';
import { candidates } from './candidates';
import type { JudgedQuery } from './judge';
import { measure } from './measure';
import { probe } from './probes';

/** Measures one candidate at one size in a process of its own, so that none pays for the memory of another. */
const [name, pages, recordsFile = '', queriesFile = ''] = process.argv.slice(2);
const candidate = candidates.find((it) => it.name === name);
if (!candidate) throw new Error(`There is no candidate ${name}.`);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const real = readJson(recordsFile) as SearchRecord[];
/** Ends when the message has left: the process may end right after. */
const send = (message: object) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

try {
  if (pages === 'probes') await send({ probes: await probe(candidate, real) });
  else {
    const makeRecords = () => syntheticRecords(real, Number(pages));
    await measure(candidate, makeRecords, readJson(queriesFile) as JudgedQuery[], send);
  }
} catch (error) {
  await send({ failure: error instanceof Error ? error.message : String(error) });
}
process.exit();
