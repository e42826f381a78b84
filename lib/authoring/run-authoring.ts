import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../cli';
import { ContentError } from '../content/problem';
import { readSource, type Source } from '../site/source';

/** New contents of files, by their paths from the project's root; undefined for a file that is removed. */
export type Change = ReadonlyMap<string, string | Buffer | undefined>;

/** What a command is going to do. */
export interface Plan {
  change: Change;
  /** The changes, a line each. */
  steps: string[];
  /** What the writer still has to do, in a line. */
  next: string;
}

/**
 * Plans a change of the content with its drafts and carries it out. The content must be without problems before and
 * after it. The project's root is the working directory.
 *
 * @param isDry whether it only prints what it would do
 * @throws a CommandError or a ContentError if there is a problem, and nothing is written then
 */
export async function runAuthoring(makePlan: (source: Source) => Promise<Plan>, isDry: boolean) {
  const source = readSource(true);
  if (source.problems.length > 0) throw new ContentError(source.problems);
  const { change, steps, next } = await makePlan(source);
  const problems = await checkChange(change);
  if (problems !== '')
    throw new CommandError(
      `${problems}Nothing is written: the content would have the problems above. Fix the existing ones first.`,
    );
  for (const step of steps) console.log(step);
  if (isDry) return console.log('Nothing is written: this was a dry run.');
  await makeChange(change, '.');
  formatFiles(change);
  console.log(next);
}

/** Makes the change below a folder. Files are removed last, so that nothing is lost if writing fails. */
export async function makeChange(change: Change, root: string): Promise<void> {
  for (const [file, text] of change) {
    if (text === undefined) continue;
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  for (const [file, text] of change) {
    if (text !== undefined) continue;
    await rm(path.join(root, file));
    await removeEmpty(path.dirname(path.join(root, file)));
  }
}

/** Removes a folder that has become empty, and those around it. */
async function removeEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return;
  await rmdir(folder);
  await removeEmpty(path.dirname(folder));
}

/** What the content check would print after a change, which is made in a copy of the content folder. */
async function checkChange(change: Change): Promise<string> {
  const root = path.join('.cache', `change-${process.pid}`);
  try {
    await cp('content', path.join(root, 'content'), { recursive: true });
    // The content's typed files import types and data from it.
    await symlink(path.resolve('lib'), path.join(root, 'lib'));
    await makeChange(change, root);
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts'], {
      env: { ...process.env, CONTENT_DIR: path.join(root, 'content') },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return status === 0 ? '' : stderr.replaceAll(`${root.split(path.sep).join('/')}/`, '');
  } finally {
    await rm(root, { recursive: true });
  }
}

/**
 * Formats the changed files with the project's formatter, if it supports their kind: a longer route may need a line
 * break.
 *
 * @throws a CommandError with the formatter's message
 */
export function formatFiles(change: Change): void {
  const files = [...change].flatMap(([file, text]) => (text === undefined ? [] : [file]));
  const options = ['format', '--write', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files];
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const { status, stderr } = spawnSync(process.execPath, [biome, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`The files are written, but cannot be formatted: ${stderr}`);
}
