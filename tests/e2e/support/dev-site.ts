import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ports } from './hosts';
import { copyProject } from './project-copy';

/** Inside the project, so that its packages and lock file are found on the way up. */
const copy = path.resolve('.cache/dev-site');

/** The development server of a copy of the project, so that tests can change its content. */
export const devSite = {
  origin: `http://localhost:${ports.dev}`,
  /** Where a file of the project is in the copy. */
  path: (file: string) => path.join(copy, file),
  /** What the server has printed. */
  printed: () => output,
  start,
  stop,
};

let server: ChildProcess | undefined;
let output = '';

/**
 * Copies the project, starts its development server and waits until it listens.
 *
 * @param redirects addresses that pages have had, by the ones they have; the server reads them when it starts
 */
async function start(redirects: Readonly<Record<string, string>>): Promise<void> {
  await copyProject(copy);
  await writeFile(devSite.path('content/redirects.json'), JSON.stringify(redirects));
  const started = spawn(path.resolve('node_modules/.bin/next'), ['dev', '-p', `${ports.dev}`], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--require ${path.resolve('tests/support/local-only.cjs')}`,
    },
    // Its own process group, because it starts others that must end with it.
    detached: true,
  });
  server = started;
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Ready in')) resolve();
    };
    started.stdout.on('data', read);
    started.stderr.on('data', read);
    started.once('close', () => reject(new Error(`The development server ended.\n${output}`)));
  });
}

/** Ends the server and removes the copy. */
async function stop(): Promise<void> {
  if (server?.pid !== undefined && server.exitCode === null) {
    const closed = once(server, 'close');
    process.kill(-server.pid, 'SIGTERM');
    await closed;
  }
  await rm(copy, { recursive: true, force: true });
}
