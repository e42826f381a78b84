import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A file path with slashes on every platform, for messages and addresses. */
export function toPosixPath(file: string): string {
  return file.split(path.sep).join('/');
}

/**
 * Lists the files below a folder: paths from the folder, with slashes, sorted. Does not follow symbolic links, which may
 * lead out of the folder or form a cycle.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}
