import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
// Relative paths: Next.js loads this file with its configuration, in which aliases do not work.
import { contentDir } from '../content-dir';
import { filesBelow } from '../files-below';
import { slashed } from '../slashed';
import type { SourceFile } from './types';

/** A file by its path below the content folder; undefined if it does not exist. */
export function readContentFile(name: string): SourceFile | undefined {
  return readOnce(path.join(contentDir, name))[0];
}

/**
 * Every content file with one of the endings, sorted by path. The only code that reads content. A file
 * that has not changed since it was last read is the same object. Synchronous: the development build of React tracks
 * every promise, and hundreds of files would take a second.
 */
export function readContent(...endings: string[]): SourceFile[] {
  return filesBelow(contentDir)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .flatMap((name) => readOnce(path.join(contentDir, name)));
}

/** A value that changes with any file below a folder, or with the files whose names match. */
export function fingerprint(folder: string, matching = /(?:)/): string {
  const names = filesBelow(folder).filter((name) => matching.test(name));
  return names.map((name) => `${name} ${stateOf(path.join(folder, name))}`).join('\n');
}

/**
 * A value that changes with a file: its inode, size and times. Undefined for a folder, a symbolic link, or a file that
 * has just been removed.
 */
function stateOf(file: string): string | undefined {
  const found = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}` : undefined;
}

const lastRead = new Map<string, { state: string; file: SourceFile }>();

function readOnce(file: string): SourceFile[] {
  const state = stateOf(file);
  if (state === undefined) return [];
  const known = lastRead.get(file);
  if (known?.state === state) return [known.file];
  const read = { path: slashed(path.relative(process.cwd(), file)), raw: readFileSync(file, 'utf8') };
  lastRead.set(file, { state, file: read });
  return [read];
}
