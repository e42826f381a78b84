import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { readTree } from './process-tree';
import { sum } from './statistics';

/** What a build took. */
export interface BuildCost {
  /** Seconds by the clock. */
  wall: number;
  /** Seconds of processor time, user and system, of all processes. */
  processor: number;
  /** Most resident memory of all processes together, in bytes. */
  memory: number;
}

/** Milliseconds between two looks at the processes. */
const INTERVAL = 250;

/**
 * Runs `next build` in a folder and measures it.
 *
 * @param folder of a project
 * @throws where the build fails; what it printed is in `build.log` there
 */
export async function measureBuild(folder: string): Promise<BuildCost> {
  const start = performance.now();
  const log = openSync(path.join(folder, 'build.log'), 'w');
  const next = path.resolve('node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: folder,
    stdio: ['ignore', log, log],
    // A folder of its own: what is known of the project's pages would be read, not compiled.
    env: { ...process.env, COMPILED_CACHE: path.join(folder, '.cache/compiled') },
  });
  const processor = new Map<number, number>();
  let memory = 0;
  const timer = setInterval(() => {
    if (child.pid === undefined) return;
    const use = readTree(child.pid);
    memory = Math.max(memory, use.memory);
    for (const [pid, seconds] of use.processor) processor.set(pid, seconds);
  }, INTERVAL);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(timer));
  closeSync(log);
  if (status !== 0) throw new Error(`next build ended with ${status}: see ${folder}/build.log`);
  return { wall: (performance.now() - start) / 1000, processor: sum([...processor.values()]), memory };
}
