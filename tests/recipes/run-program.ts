import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from './case';
import { matchOutput } from './match-output';

/** Milliseconds after which a program that has not ended is killed. */
const longest = 60_000;

/**
 * Runs a TypeScript program as a reader would: as the only file in an empty folder, with `tsx`, in a process that gets
 * only the endpoint. The folder is below the project's, so that packages are found.
 *
 * @returns what it wrote to standard output
 * @throws an Error with what it wrote to standard error, where it ended with a status other than 0
 */
export async function runProgram(
  name: string,
  text: string,
  endpoint: { url: string; ws: string },
  { env = {}, files = {}, args = [] }: Environment = {},
): Promise<string> {
  const base = path.resolve('.cache/recipes');
  await mkdir(base, { recursive: true });
  const folder = await mkdtemp(path.join(base, 'run-'));
  try {
    // The pages have readers set this, so that Node.js takes the files for ES modules.
    const settings = { 'package.json': '{ "type": "module" }' };
    for (const [file, content] of Object.entries({ ...settings, ...files, [name]: text })) {
      await writeFile(path.join(folder, file), content);
    }
    return await output(['--import', 'tsx', name, ...args], folder, {
      RPC_URL: endpoint.url,
      WS_URL: endpoint.ws,
      ...env,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs another recipe, whose page sends readers to this one's. @returns what it printed, by name */
export async function runOther(
  program: string,
  endpoint: { url: string; ws: string },
  environment: Environment = {},
): Promise<Readonly<Record<string, string>>> {
  const file = `content/recipes/${program}`;
  const text = await readFile(`${file}.ts`, 'utf8');
  const expected = await readFile(`${file}.txt`, 'utf8');
  return matchOutput(expected, await runProgram(path.basename(`${file}.ts`), text, endpoint, environment));
}

function output(args: readonly string[], cwd: string, env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('node', args, {
      cwd,
      // HOME is the folder, so that the machine's wallets and settings are not read or written.
      env: { PATH: process.env.PATH, HOME: cwd, NODE_ENV: 'production', NO_COLOR: '1', ...env },
      timeout: longest,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (status, signal) => {
      if (status === 0) return resolve(Buffer.concat(out).toString('utf8'));
      const why = signal === null ? `status ${status}` : `signal ${signal} after up to ${longest / 1000} s`;
      reject(new Error(`it ended with ${why}:\n${Buffer.concat(err).toString('utf8')}`));
    });
  });
}
