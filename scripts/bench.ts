import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { printBuilds } from '../tests/bench/tables/builds';
import { printLoads } from '../tests/bench/tables/loads';
import { printNavigation } from '../tests/bench/tables/navigation';
import { printPaint } from '../tests/bench/tables/paint';
import { printSearch } from '../tests/bench/tables/search';

/**
 * Measures the built site and prints a table for each thing measured, with the targets that hold and that do not.
 * `-- loads` and the other names below print only that table. Status 0 whatever was measured: tests decide, not times.
 */
const tables: Record<string, (args: readonly string[]) => Promise<void>> = {
  loads: printLoads,
  paint: printPaint,
  navigation: printNavigation,
  search: printSearch,
  builds: printBuilds,
};

const [name, ...args] = process.argv.slice(2);
const chosen = name === undefined ? Object.values(tables) : [tables[name]];
if (!existsSync('out/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
for (const print of chosen) {
  if (!print) throw new Error(`There is no table ${name}. Tables: ${Object.keys(tables).join(', ')}`);
  await print(args);
}
