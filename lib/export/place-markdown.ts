import { constants, copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';

/**
 * Moves the Markdown of each page next to the page, where app/markdown cannot write it, and that of its parts below it.
 * Copies that of a page with pages below it to `x/index.html.md`, where programs look for it by the address `x/`.
 * Throws if a file of that name exists.
 */
export async function placeMarkdown(out: string): Promise<void> {
  const exported = path.join(out, 'markdown');
  const names = listFiles(exported);
  for (const name of names) {
    const file = path.join(exported, name);
    await copyFile(file, path.join(out, name), constants.COPYFILE_EXCL);
    const folder = name.replace(/\.md$/, '/');
    if (names.some((it) => it.startsWith(folder)))
      await copyFile(file, path.join(out, folder, 'index.html.md'), constants.COPYFILE_EXCL);
  }
  await rm(exported, { recursive: true });
}
