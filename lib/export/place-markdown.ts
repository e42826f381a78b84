import { constants, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsIndex } from '../outputs/docs-index';

/** Folder that the route of the pages' Markdown writes to: the route of all pages leaves no room next to a page. */
const made = 'markdown';

/** Stands between two pages of llms-full.txt; no page has such a line. */
export const pageSeparator = `\n${'='.repeat(80)}\n\n`;

/**
 * Puts the Markdown of each page next to the page, and all of it, in the order of docs.json, into llms-full.txt. Throws
 * an Error where another file has the name already.
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
