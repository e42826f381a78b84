import { constants, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsIndex } from '../outputs/docs-index';

/** Folder of app/markdown, which cannot write files next to pages. */
const exported = 'markdown';

/** Separates the pages in llms-full.txt; no page contains such a line. */
export const pageSeparator = `\n${'='.repeat(80)}\n\n`;

/**
 * Moves the Markdown of each page next to the page, and writes all of it, in the order of docs.json, to llms-full.txt.
 *
 * @param out folder of the export
 * @throws Error if a file of that name exists
 */
export async function placeMarkdown(out: string): Promise<void> {
  const { url, pages }: DocsIndex = JSON.parse(await readFile(path.join(out, 'docs.json'), 'utf8'));
  const texts: string[] = [];
  for (const { markdown } of pages) {
    const name = markdown.slice(url.length);
    const file = path.join(out, exported, name);
    await copyFile(file, path.join(out, name), constants.COPYFILE_EXCL);
    texts.push(await readFile(file, 'utf8'));
  }
  await writeFile(path.join(out, 'llms-full.txt'), texts.join(pageSeparator));
  await rm(path.join(out, exported), { recursive: true });
}
