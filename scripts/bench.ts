import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { printBuilds } from '../tests/bench/tables/builds';
import { printLoads } from '../tests/bench/tables/loads';
import { printNavigation } from '../tests/bench/tables/navigation';
import { printPaint } from '../tests/bench/tables/paint';
import { printSearch } from '../tests/bench/tables/search';

/**
 * Measures the built site and prints a table for each thing measured, with the targets that hold and that do not.
 * `-- loads` and the other names below print only that table; numbers after the name are its own: see its function.
 * Status 0 whatever was measured: tests decide, not times.
 */
const tables: Record<string, (args: readonly number[]) => Promise<void>> = {
  loads: printLoads,
  paint: printPaint,
  navigation: printNavigation,
  search: printSearch,
  builds: printBuilds,
};

const [name, ...args] = process.argv.slice(2);
const numbers = args.map(wholeNumber);
const chosen = name === undefined ? Object.values(tables) : [tableOf(name)];
if (!existsSync('out/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
for (const print of chosen) await print(numbers);

function tableOf(table: string): (numbers: readonly number[]) => Promise<void> {
  const print = tables[table];
  if (print) return print;
  throw new Error(`There is no table ${table}. Use one of these: ${Object.keys(tables).join(', ')}`);
}

/** A number of visits, or of pages. */
function wholeNumber(argument: string): number {
  if (/^[1-9]\d*$/.test(argument)) return Number(argument);
  throw new Error(
    `${argument} is not a whole number. Give one table, then its numbers: npm run bench -- paint 9`,
  );
}
