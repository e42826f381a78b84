import { type ChildProcess, spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ports } from './hosts';
import { copyProject } from './project-copy';

/** A copy of the project that the development server serves, so that tests can change its content. */
export interface DevSite {
  origin: string;
  /** Where a file of the project is in the copy. */
  path(file: string): string;
  /** Ends the server and removes the copy. */
  stop(): Promise<void>;
}

/** Inside the project, so that its packages and lock file are found on the way up. */
const copy = path.resolve('.cache/dev-site');
const origin = `http://localhost:${ports.dev}`;

/**
 * Copies the project and starts its development server; resolves when it answers.
 *
 * @param redirects addresses that pages have had, by the ones they have; the server reads them when it starts
 */
export async function startDevSite(redirects: Readonly<Record<string, string>>): Promise<DevSite> {
  await copyProject(copy);
  await writeFile(path.join(copy, 'content/redirects.json'), JSON.stringify(redirects));
  const server = spawn('npx', ['next', 'dev', '-p', `${ports.dev}`], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    // Its own process group, because it starts others that must end with it.
    detached: true,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const stop = async () => {
    await end(server);
    await rm(copy, { recursive: true, force: true });
  };
  try {
    await answers(server, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, path: (file) => path.join(copy, file), stop };
}

async function answers(server: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + 150_000; Date.now() < deadline; ) {
    if (server.exitCode !== null) break;
    const response = await fetch(`${origin}/faq/`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The development server does not answer.\n${output()}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const closed = new Promise((resolve) => server.once('close', resolve));
  process.kill(-server.pid, 'SIGTERM');
  await closed;
}
