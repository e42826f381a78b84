/**
 * Compares search libraries on the records of this site: relevance, bytes, latency, memory, and all of that as the
 * site grows. Prints Markdown tables and writes them to `RESULTS.md` beside this file.
 *
 *     npm ci --prefix scripts/search-comparison
 *     nice -n 10 npx tsx scripts/search-comparison/compare.ts
 *     npx tsc -p scripts/search-comparison              (checks its types; the project's own check leaves it out)
 *
 * `compare.ts 256 1000` measures those sizes only. All sizes take a quarter of an hour and 8 GB of memory.
 *
 * Each candidate gets the same records and queries (`tests/search/queries.json`). Sizes above the real one are filled
 * up by `tests/bench/synthetic-records.ts`; the same queries are asked there. An answer counts where its route, or
 * its heading if the query names one, is expected. Candidates without pages index one document for each record, with
 * titles over headings over text where they have boosts, and keep the text that a snippet is cut from. Every candidate
 * at every size has a process of its own, 8 GB and 5 minutes; where that did not do, the table says so, and larger
 * sizes are not tried. No network is in any time: files are at hand, and the bytes are told beside.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSearchRecords } from '@/lib/search';
import queries from '@/tests/search/queries.json';
import { candidates } from './candidates';
import { codeSize } from './code-size';
import { type Report, run } from './run';
import { type Results, tables } from './tables';

const folder = mkdtempSync(path.join(tmpdir(), 'search-comparison-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// All processes get the same, also if somebody edits a page meanwhile.
const records = await getSearchRecords();
const files = [path.join(folder, 'records.json'), path.join(folder, 'queries.json')];
writeFileSync(files[0] ?? '', JSON.stringify(records));
writeFileSync(files[1] ?? '', JSON.stringify(queries));

const realSize = new Set(records.map((record) => record.url_without_anchor)).size;
const asked = process.argv.slice(2).map(Number);
const sizes = [realSize, ...(asked.length > 0 ? asked : [256, 1000, 5000, 10_000])];

const resultsFile = path.join(import.meta.dirname, 'RESULTS.md');
const results: Results = { queries, sizes, candidates: [] };
for (const { name, code } of candidates) {
  results.candidates.push({
    name,
    ...(code === undefined ? {} : { code: await codeSize(code) }),
    probes: await run([name, 'probes', ...files]),
    bySize: new Map(),
  });
}
for (const size of sizes) {
  for (const { name, bySize } of results.candidates) {
    const failed = [...bySize].find(([, { failure }]) => failure);
    const report: Report = failed ? { failure: 'not tried' } : await run([name, String(size), ...files]);
    bySize.set(size, report);
    console.error(`${name}, ${size} pages: ${report.failure ?? 'done'}`);
  }
  // What there is so far: a run is long.
  writeFileSync(resultsFile, tables(results));
  execFileSync('npx', ['biome', 'format', '--write', resultsFile], { stdio: 'ignore' });
}
console.log(tables(results));
