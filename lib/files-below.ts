import { readdirSync } from 'node:fs';
import path from 'node:path';
import { slashed } from './slashed';

/**
 * The files in a folder and in the folders below it: paths from the folder, with slashes, in alphabetical order. Does not
 * follow symbolic links: they may lead to any file of the machine, or in a circle.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}
