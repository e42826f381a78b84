import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from './types';

/**
 * Folder that pages and data are read from. `CONTENT_DIR` exists for fixtures: the same code then reads another
 * folder of the same form.
 */
export const contentDir = path.resolve(process.env.CONTENT_DIR ?? 'content');

/** Every content file below the content folder with one of the endings, sorted by path. The only code that reads content. */
export async function readContent(...endings: string[]): Promise<SourceFile[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      path: path.relative(process.cwd(), file).split(path.sep).join('/'),
      raw: await readFile(file, 'utf8'),
    })),
  );
}
