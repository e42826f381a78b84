import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { processTree } from '../process-tree';
import { printTable, printTargets, round, sum } from '../report';
import { writeSyntheticSite } from '../synthetic-site';

/** Most memory of a build, in bytes: a target of the project's. */
const MEMORY = 4e9;
/** Milliseconds between two looks at the processes. */
const INTERVAL = 250;

/** What a build took: seconds by the clock and of all processors, and most memory of all processes, in bytes. */
interface BuildCost {
  pages: number;
  wall: number;
  processor: number;
  memory: number;
}

/**
 * Prints what builds of the site with more and more pages take, as each ends, and whether time and memory grow no
 * worse than linearly.
 *
 * @param sizes numbers of pages
 */
export async function printBuilds(sizes: readonly number[]): Promise<void> {
  const costs: BuildCost[] = [];
  for (const pages of sizes.length > 0 ? sizes : [256, 1000, 5000]) {
    costs.push({ pages, ...(await measureBuild(await writeSyntheticSite(pages))) });
    print(costs);
  }
  const [first] = costs;
  const last = costs.at(-1);
  if (!first || !last) return;
  const size = last.pages / first.pages;
  printTargets([
    ['processor time', last.processor / first.processor, size, 'times the first'],
    ['growth of memory', last.memory / first.memory, size, 'times the first'],
    ['memory', last.memory / 1e9, MEMORY / 1e9, 'GB'],
  ]);
}

function print(costs: readonly BuildCost[]): void {
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

/** Runs `next build` in a folder. @throws if the build fails; what it printed is in `build.log` there */
async function measureBuild(folder: string): Promise<Omit<BuildCost, 'pages'>> {
  const start = performance.now();
  const log = openSync(path.join(folder, 'build.log'), 'w');
  const child = spawn(process.execPath, [path.resolve('node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: ['ignore', log, log],
  });
  const processor = new Map<number, number>();
  let memory = 0;
  const timer = setInterval(() => {
    const processes = processTree(child.pid ?? 0);
    memory = Math.max(memory, sum(processes.map((it) => it.memory)));
    for (const { pid, seconds } of processes) processor.set(pid, seconds);
  }, INTERVAL);
  const [status] = await once(child, 'close').finally(() => clearInterval(timer));
  closeSync(log);
  if (status !== 0) throw new Error(`next build ended with ${status}: see ${folder}/build.log`);
  return { wall: (performance.now() - start) / 1000, processor: sum([...processor.values()]), memory };
}
