import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { main, UsageError, wholeNumber } from '../lib/cli';
import { printBuilds } from '../tests/bench/tables/builds';
import { printLoads } from '../tests/bench/tables/loads';
import { printNavigation } from '../tests/bench/tables/navigation';
import { printPaint } from '../tests/bench/tables/paint';
import { printSearch } from '../tests/bench/tables/search';

const tables: Record<string, (numbers: readonly number[]) => Promise<void>> = {
  loads: printLoads,
  paint: printPaint,
  navigation: printNavigation,
  search: printSearch,
  builds: printBuilds,
};

await main({
  name: 'bench',
  about: `Measures the built site and prints a table for each thing measured, with the targets that hold and that do not.
Ends with 0 whatever was measured: tests decide, not times.`,
  args: ['[table]', '[number...]'],
  notes: `Tables: ${Object.keys(tables).join(', ')}. Without one, all of them. Numbers are visits, or for builds pages.`,
  run: async ([name, ...numbers]) => {
    const chosen = name === undefined ? Object.values(tables) : [tableOf(name)];
    const counts = numbers.map((text) => wholeNumber('A number', text));
    if (!existsSync('out/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
    for (const print of chosen) await print(counts);
  },
});

function tableOf(name: string) {
  const print = tables[name];
  if (print) return print;
  throw new UsageError(`There is no table "${name}".`);
}
