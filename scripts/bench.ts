import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { main, UsageError, wholeNumber } from '../lib/cli';
import { printBuilds } from '../tests/bench/tables/builds';
import { printLoads } from '../tests/bench/tables/loads';
import { printNavigation } from '../tests/bench/tables/navigation';
import { printPaint } from '../tests/bench/tables/paint';
import { previewParts, printPreview } from '../tests/bench/tables/preview';
import { printSearch } from '../tests/bench/tables/search';

type Tables = Record<string, (numbers: readonly number[]) => Promise<void>>;

/** Those that measure out/. */
const ofExport: Tables = {
  loads: printLoads,
  paint: printPaint,
  navigation: printNavigation,
  search: printSearch,
};
const tables: Tables = { ...ofExport, builds: printBuilds, preview: printPreview };

await main({
  name: 'bench',
  about: `Measures the built site and the development server, and prints a table for each thing measured, with the targets that hold and that do not.
Exits with 0 for any result: benchmarks only report.`,
  args: ['[table]', '[number...]'],
  notes: `Tables: ${Object.keys(tables).join(', ')}. Without one, all of them.
Parts of a table: ${Object.keys(previewParts).join(', ')}.
Numbers are visits, for builds pages, for preview edits of each kind.
BENCH_BASELINE=<out/ of another checkout> measures that one in turn: paint, navigation, preview.`,
  run: async ([name, ...numbers]) => {
    const chosen = name === undefined ? Object.values(tables) : [tableOf(name)];
    const counts = numbers.map((text) => wholeNumber('A number', text));
    const isOfExport = chosen.some((print) => Object.values(ofExport).includes(print));
    if (isOfExport && !existsSync('out/index.html'))
      execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
    for (const print of chosen) await print(counts);
  },
});

function tableOf(name: string) {
  const print = tables[name] ?? previewParts[name];
  if (print) return print;
  throw new UsageError(`There is no table "${name}".`);
}
