import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
// By its relative path: Next.js loads this file with its configuration, where no alias holds.
import { latestVersion } from '../version';
import type { SourceFile } from './types';

/**
 * Folder that pages and data are read from. `CONTENT_DIR` exists for fixtures: the same code then reads another
 * folder of the same form.
 */
export const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');

/** The frozen versions, in a folder each, and one that is being copied: they are no part of the latest. */
const frozen = /^versions\/\.?\d+\.\d/;

/** Whether a path below the content folder is that of a frozen version's file. */
export function isFrozen(file: string): boolean {
  return frozen.test(file.split(path.sep).join('/'));
}

/** Folder of a version's pages and data. */
export function folderOf(version: string): string {
  return path.join(contentDir, version === latestVersion ? '' : `versions/${version}`);
}

/** Every content file of the latest version with one of the endings, sorted by path. */
export function readContent(...endings: string[]): Promise<SourceFile[]> {
  return readVersion(latestVersion, ...endings);
}

/** Every content file of a version with one of the endings, sorted by path. The only code that reads content. */
export async function readVersion(version: string, ...endings: string[]): Promise<SourceFile[]> {
  const folder = folderOf(version);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isFrozen(path.relative(folder, file)))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      path: path.relative(process.cwd(), file).split(path.sep).join('/'),
      raw: await readFile(file, 'utf8'),
    })),
  );
}
