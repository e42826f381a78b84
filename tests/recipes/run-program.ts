import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { transform } from 'esbuild';
import type { Environment } from './case';

/** Milliseconds after which a program that has not ended is killed: it hangs. On a node, some wait for an epoch. */
const longest = 200_000;

/**
 * Whether programs run by `tsx`, as readers run them. It takes half of a program's time to load, so `npm test` makes the
 * JavaScript itself, with the same compiler.
 */
const usesTsx =
  process.env.TEST_SCOPE === 'full' || /^(recipes|openos)$/.test(process.env.npm_lifecycle_event ?? '');

/** Works in a new folder, which is then removed. It is below the project's, so that programs in it find the packages. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const base = path.resolve('.cache/recipes');
  await mkdir(base, { recursive: true });
  const folder = await mkdtemp(path.join(base, 'run-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a TypeScript program as a reader would: as the only one in a folder, in a process that gets only the endpoint.
 *
 * @returns what it wrote to standard output
 * @throws an Error with what it wrote to standard error, where it ended with a status other than 0
 */
export async function runProgram(
  folder: string,
  name: string,
  program: string,
  endpoint: { url: string; ws: string },
  { env = {}, files = {}, args = [] }: Environment = {},
): Promise<string> {
  // The pages have readers set this, so that Node.js takes the files for ES modules.
  const settings = { 'package.json': '{ "type": "module" }' };
  const main = usesTsx ? name : name.replace(/ts$/, 'js');
  const code = usesTsx ? program : (await transform(program, { loader: 'ts', target: 'node20' })).code;
  for (const [file, content] of Object.entries({ ...settings, ...files, [main]: code })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const child = spawn('node', [...(usesTsx ? ['--import', 'tsx'] : []), main, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      // So that the machine's wallets and settings are not read or written.
      HOME: folder,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      RPC_URL: endpoint.url,
      WS_URL: endpoint.ws,
      ...env,
    },
    timeout: longest,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (child.exitCode === 0) return output;
  const why = child.signalCode === null ? `status ${child.exitCode}` : `signal ${child.signalCode}`;
  throw new Error(`it ended with ${why}, after at most ${longest / 1000} s:\n${errors}`);
}
