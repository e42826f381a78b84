import { readdirSync } from 'node:fs';
import path from 'node:path';
import { toPosixPath } from './files';

/**
 * Lists the files below a folder: paths from the folder, with slashes, sorted. Does not follow symbolic links, which may
 * lead out of the folder or in a circle.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}
