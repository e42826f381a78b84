import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, toPosixPath } from '../files';
// Relative paths: Next.js loads this file with its configuration, in which aliases do not work.
import { contentDir } from './content-dir';
import type { SourceFile } from './source-file';

/** What was read, by path: a file is the same object, with what was parsed from it, until its modification time changes. */
const files = new Map<string, { modified: number; file: SourceFile }>();

/** A file by its path below the content folder; undefined if it does not exist. */
export function readContentFile(name: string): SourceFile | undefined {
  return readFile(path.join(contentDir, name));
}

/**
 * Every file of the content folder and of public/, sorted by path. The only code that reads content. Synchronous: React's
 * development build tracks every promise, and hundreds of files would take a second.
 */
export function readContent(): SourceFile[] {
  return [contentDir, path.resolve('public')].flatMap((folder) =>
    listFiles(folder).flatMap((name) => readFile(path.join(folder, name)) ?? []),
  );
}

/** A file of which the text is read when it is first needed. */
function readFile(name: string): SourceFile | undefined {
  // Undefined for a file that has just been removed.
  const modified = statSync(name, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return undefined;
  const last = files.get(name);
  if (last?.modified === modified) return last.file;
  let raw: string | undefined;
  const file: SourceFile = {
    path: toPosixPath(path.relative(process.cwd(), name)),
    get raw() {
      // Without the byte order mark that some editors write.
      raw ??= new TextDecoder().decode(readFileSync(name));
      return raw;
    },
  };
  files.set(name, { modified, file });
  return file;
}
