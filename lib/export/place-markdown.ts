import { constants, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsIndex } from '../outputs/docs-index';

/**
 * Folder to which the route of the pages' Markdown writes: the route of all pages cannot write files next to a page.
 */
const made = 'markdown';

/** Separates two pages in llms-full.txt; pages do not contain such a line. */
export const pageSeparator = `\n${'='.repeat(80)}\n\n`;

/**
 * Puts the Markdown of each page next to the page, and all of it, in the order of docs.json, into llms-full.txt. Throws
 * an Error if a file of that name exists.
 *
 * @param out folder of the export
 */
export async function placeMarkdown(out: string): Promise<void> {
  const { url, pages }: DocsIndex = JSON.parse(await readFile(path.join(out, 'docs.json'), 'utf8'));
  const texts: string[] = [];
  for (const { markdown } of pages) {
    const name = markdown.slice(url.length);
    const file = path.join(out, made, name);
    await copyFile(file, path.join(out, name), constants.COPYFILE_EXCL);
    texts.push(await readFile(file, 'utf8'));
  }
  await writeFile(path.join(out, 'llms-full.txt'), texts.join(pageSeparator));
  await rm(path.join(out, made), { recursive: true });
}
