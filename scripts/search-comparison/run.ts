import { fork } from 'node:child_process';
import path from 'node:path';
import type { Measures } from './measure';

/** Minutes a candidate has at each size. */
const mostMinutes = 5;

/** Megabytes of heap a candidate has. */
const mostMemory = 8000;

/** What a process reports of one candidate. */
export interface Report extends Measures {
  probes?: [string, boolean][];
}

/** Runs `run-one.ts` in a process of its own; what it had reported when it failed is kept. */
export function run(args: readonly string[]): Promise<Report> {
  return new Promise((resolve) => {
    const report: Report = {};
    const child = fork(path.join(import.meta.dirname, 'run-one.ts'), [...args], {
      execArgv: ['--import', 'tsx', '--expose-gc', `--max-old-space-size=${mostMemory}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (text) => {
      errors += text;
    });
    const timer = setTimeout(() => {
      report.failure = `more than ${mostMinutes} minutes`;
      child.kill('SIGKILL');
    }, mostMinutes * 60_000);
    child.on('message', (part) => Object.assign(report, part));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0) report.failure ??= reasonOf(errors);
      resolve(report);
    });
  });
}

function reasonOf(errors: string): string {
  if (/heap out of memory/i.test(errors)) return `out of memory (${mostMemory / 1000} GB)`;
  return errors.trim().split('\n').at(-1) ?? 'ended without a word';
}
