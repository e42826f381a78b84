import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
// Relative paths: Next.js loads this file with its configuration, in which aliases do not work.
import { contentDir } from '../content-dir';
import { latestVersion } from '../version';
import type { SourceFile } from './types';

/**
 * Each frozen version has a folder, and so has a version that is being copied. They are not part of the latest version.
 */
const frozen = /^versions\/\.?\d+\.\d/;

/** Whether a path below the content folder is that of a frozen version's file. */
export function isFrozen(file: string): boolean {
  return frozen.test(file.split(path.sep).join('/'));
}

/** Folder of a version's pages and data. */
export function folderOf(version: string): string {
  return path.join(contentDir, version === latestVersion ? '' : `versions/${version}`);
}

/** A file by its path below the folder of a version; undefined if it does not exist. */
export function readContentFile(name: string, version = latestVersion): SourceFile | undefined {
  return readOnce(path.join(folderOf(version), name))[0];
}

/** Every content file of the latest version with one of the endings, sorted by path. */
export function readContent(...endings: string[]): SourceFile[] {
  return readVersion(latestVersion, ...endings);
}

/**
 * Every content file of a version with one of the endings, sorted by path. The only code that reads content. A file
 * that has not changed since it was last read is the same object. Synchronous: the development build of React tracks
 * every promise, and hundreds of files would take a second.
 */
export function readVersion(version: string, ...endings: string[]): SourceFile[] {
  const folder = folderOf(version);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)) && !isFrozen(name))
    .sort()
    .flatMap((name) => readOnce(path.join(folder, name)));
}

/** A value that changes with any file below a folder, or with the files whose names match. */
export function fingerprint(folder: string, matching = /(?:)/): string {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = all.filter((name) => matching.test(name));
  return names.map((name) => `${name} ${stateOf(path.join(folder, name))}`).join('\n');
}

/**
 * A value that changes with a file: its inode, size and times. Undefined for a folder or a file that has just been
 * removed.
 */
function stateOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}` : undefined;
}

const lastRead = new Map<string, { state: string; file: SourceFile }>();

function readOnce(file: string): SourceFile[] {
  const state = stateOf(file);
  if (state === undefined) return [];
  const known = lastRead.get(file);
  if (known?.state === state) return [known.file];
  const read = {
    path: path.relative(process.cwd(), file).split(path.sep).join('/'),
    raw: readFileSync(file, 'utf8'),
  };
  lastRead.set(file, { state, file: read });
  return [read];
}
