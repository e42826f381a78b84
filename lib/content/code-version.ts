import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { commandStart } from './command-start';

/** The code that pages are compiled with, as it lies on disk. */
export interface CodeVersion {
  /** Hash of all of it, the packages and the version of Node.js included. */
  hash: string;
  /** Folder that the packages are installed in: the project's, also for a copy of it in a folder below. */
  root?: string;
  /** Whether nothing has changed since the command started: only then is it the code that runs. */
  isRunning: boolean;
}

/** A file or a folder. */
interface Entry {
  /** Path from the project's or the copy's root. */
  name: string;
  place: string;
  isFile: boolean;
  /** In milliseconds since 1970. */
  changedAt: number;
}

let ofProcess: Promise<CodeVersion> | undefined;

/** The code that pages are compiled with. In a build it is what it is; in development it is looked at after every change of the content. */
export function codeVersion(): Promise<CodeVersion> {
  if (process.env.NODE_ENV === 'development') return readCodeVersion(process.cwd(), commandStart());
  ofProcess ??= readCodeVersion(process.cwd(), commandStart());
  return ofProcess;
}

/**
 * Reads the code that pages are compiled with, and more of lib/ than they need: to follow the imports would be one more
 * thing that can be wrong.
 *
 * @param folder of the project or of a copy of it
 * @param start when the command started, in milliseconds since 1970
 */
export async function readCodeVersion(folder: string, start: number): Promise<CodeVersion> {
  const root = await findPackages(folder);
  const hash = await hashOf(await listCode(folder, root));
  // Listed again: what changed while it was read is not in the first list. What went shows in its folder's time.
  const now = await listCode(folder, root);
  return {
    hash,
    ...(root === undefined ? {} : { root }),
    isRunning: now.every(({ changedAt }) => changedAt <= start),
  };
}

/** What is installed, as npm writes it down. package-lock.json may be newer than the packages. */
const installed = 'node_modules/.package-lock.json';

/** The nearest folder, from one upwards, that has packages. */
async function findPackages(folder: string): Promise<string | undefined> {
  if (await entryOf(folder, installed)) return folder;
  const above = path.dirname(folder);
  return above === folder ? undefined : findPackages(above);
}

/** Every file and folder of the code. */
async function listCode(folder: string, root: string | undefined): Promise<Entry[]> {
  const frozen = await readdir(path.join(folder, 'content/versions')).catch(() => []);
  const lists = await Promise.all([
    listBelow(folder, 'lib'),
    listBelow(folder, 'content/plots'),
    ...frozen.sort().map((name) => listBelow(folder, path.join('content/versions', name, 'plots'))),
  ]);
  const packages = root === undefined ? undefined : await entryOf(root, installed);
  return [...lists.flat(), ...(packages ? [packages] : [])];
}

/** A folder with everything in it but tests; nothing where it does not exist. */
async function listBelow(folder: string, name: string): Promise<Entry[]> {
  const below = await readdir(path.join(folder, name), { recursive: true }).catch(() => []);
  const names = below.filter((it) => !/\.test\.tsx?$/.test(it)).sort();
  const entries = await Promise.all([
    entryOf(folder, name),
    ...names.map((it) => entryOf(folder, path.join(name, it))),
  ]);
  return entries.filter((it) => it !== undefined);
}

/** Absent where it is gone: editors write files beside those they save. */
async function entryOf(folder: string, name: string): Promise<Entry | undefined> {
  const place = path.join(folder, name);
  const found = await stat(place).catch(() => undefined);
  // Not the time of modification, which a copy can take over from its original.
  return found && { name, place, isFile: found.isFile(), changedAt: found.ctimeMs };
}

/** The last hash, and what it was made of: in development every change of the content asks. */
let last = { entries: '', hash: '' };

async function hashOf(entries: readonly Entry[]): Promise<string> {
  const known = JSON.stringify(entries);
  if (last.entries === known) return last.hash;
  const hash = createHash('sha256').update(process.version);
  for (const { name, place, isFile } of entries) {
    if (!isFile) continue;
    const content = await readFile(place).catch(() => Buffer.from(''));
    hash.update(JSON.stringify([name, content.length])).update(content);
  }
  last = { entries: known, hash: hash.digest('hex') };
  return last.hash;
}
