import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
// Relative paths: Next.js loads this file with its configuration, in which aliases do not work.
import { contentDir } from '../content-dir';
import { listFiles, toPosixPath } from '../files';
import type { SourceFile } from './types';

/** The cache of what was read: each file by its path, as long as its modification time stays the same. */
const known = new Map<string, { modified: number; file: SourceFile }>();

/** A file by its path below the content folder; undefined if it does not exist. */
export function readContentFile(name: string): SourceFile | undefined {
  return readUnlessKnown(path.join(contentDir, name));
}

/**
 * Every file of the content folder and of public/, sorted by path. The only code that reads content. A file is the same
 * object until it changes. Synchronous: React's development build tracks every promise, and hundreds of files would take
 * a second.
 */
export function readContent(): SourceFile[] {
  return [contentDir, path.resolve('public')].flatMap((folder) =>
    listFiles(folder).flatMap((name) => readUnlessKnown(path.join(folder, name)) ?? []),
  );
}

/** A file of which the text is read when it is first needed: that of a picture never is. */
function readUnlessKnown(file: string): SourceFile | undefined {
  // Undefined for a file that has just been removed.
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return undefined;
  const last = known.get(file);
  if (last?.modified === modified) return last.file;
  let raw: string | undefined;
  const read: SourceFile = {
    path: toPosixPath(path.relative(process.cwd(), file)),
    get raw() {
      raw ??= readFileSync(file, 'utf8');
      return raw;
    },
  };
  known.set(file, { modified, file: read });
  return read;
}
