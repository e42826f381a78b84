import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
// Relative paths: Next.js loads this file with its configuration, in which aliases do not work.
import { gitTimes } from '../content/git-dates';
import { filesBelow } from '../files-below';

/** What a build is made from, besides the packages that package-lock.json names. */
const folders = ['app', 'components', 'content', 'lib', 'public', 'scripts'];
const files = ['next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const variables = /^(NEXT_PUBLIC_|SITE_PREVIEW$)/;

/**
 * The id of a build: a hash of its files, committed or not, of the variables that it reads, and of the dates in the
 * history. Each page contains it, so with a random one each build would change each file. It changes with any file: by
 * its id the router recognizes data of another build.
 */
export async function buildId(): Promise<string> {
  const hash = createHash('sha256');
  const add = (name: string, value: string | Buffer) =>
    hash.update(`${name} ${Buffer.byteLength(value)}\n`).update(value);

  const below = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesBelow(folder).map((file) => path.posix.join(folder, file)));
  for (const file of [...below, ...files.filter((it) => existsSync(it))])
    if (!/\.test\.tsx?$/.test(file)) add(file, readFileSync(file));
  for (const [name, value = ''] of Object.entries(process.env).sort())
    if (variables.test(name)) add(name, value);
  for (const [file, time] of [...(await gitTimes('content'))].sort()) add(file, time);
  // Ad blockers refuse addresses with "ad".
  return hash.digest('hex').slice(0, 20).replaceAll('d', 'x');
}
