import { type BuildCost, measureBuild } from '../build-cost';
import { printTable, printTargets, round } from '../report';
import { writeSyntheticSite } from '../synthetic-site';

/** Most memory of a build, in bytes: a target of the project's. */
const MEMORY = 4e9;

/**
 * Prints what builds of the site with more and more pages take, as each ends, and whether time and memory grow no
 * worse than linearly.
 *
 * @param sizes numbers of pages
 */
export async function printBuilds(sizes: readonly number[]): Promise<void> {
  const costs: (BuildCost & { pages: number })[] = [];
  for (const pages of sizes.length > 0 ? sizes : [256, 1000, 5000]) {
    costs.push({ pages, ...(await measureBuild(await writeSyntheticSite(pages))) });
    print(costs);
  }
  const [first] = costs;
  const last = costs.at(-1);
  if (!first || !last) return;
  const size = last.pages / first.pages;
  printTargets([
    {
      name: 'processor time',
      measured: last.processor / first.processor,
      limit: size,
      unit: 'times the first',
    },
    { name: 'growth of memory', measured: last.memory / first.memory, limit: size, unit: 'times the first' },
    { name: 'memory', measured: last.memory / 1e9, limit: MEMORY / 1e9, unit: 'GB' },
  ]);
}

function print(costs: readonly (BuildCost & { pages: number })[]): void {
  const [first] = costs;
  printTable(
    'Build (next build with all checks)',
    costs.map(({ pages, wall, processor, memory }) => ({
      pages,
      'time s': round(wall),
      'processor s': round(processor),
      'processor ms a page': round((processor / pages) * 1000),
      'memory GB': round(memory / 1e9),
      'pages to the first': round(pages / (first?.pages ?? pages)),
      'processor to the first': round(processor / (first?.processor ?? processor)),
      'memory to the first': round(memory / (first?.memory ?? memory)),
    })),
  );
}
