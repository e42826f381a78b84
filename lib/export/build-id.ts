import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files';
// Relative paths: Next.js loads this file with its configuration, in which aliases do not work.
import { gitTimes } from '../source/git-dates';

/** The inputs of a build, besides packages. */
const folders = ['app', 'components', 'content', 'lib', 'public', 'scripts'];
const files = ['next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const variables = /^(NEXT_PUBLIC_|SITE_PREVIEW$)/;

/**
 * The id of a build: a hash of its files, committed or not, of the environment variables that it reads, and of the dates
 * in the history. Every page contains it, so a random one would change every file with each build. It changes with any
 * input, because the router uses it to recognize data of another build.
 */
export async function buildId(): Promise<string> {
  const hash = createHash('sha256');
  const add = (name: string, value: string | Buffer) =>
    hash.update(`${name} ${Buffer.byteLength(value)}\n`).update(value);

  const below = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listFiles(folder).map((file) => path.posix.join(folder, file)));
  for (const file of [...below, ...files.filter((it) => existsSync(it))])
    if (!/\.test\.tsx?$/.test(file)) add(file, readFileSync(file));
  for (const [name, value = ''] of Object.entries(process.env).sort())
    if (variables.test(name)) add(name, value);
  for (const [file, time] of [...(await gitTimes('content'))].sort()) add(file, time);
  // Ad blockers refuse addresses with "ad".
  return hash.digest('hex').slice(0, 20).replaceAll('d', 'x');
}
