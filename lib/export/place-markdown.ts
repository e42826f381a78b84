import { constants, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsIndex } from '../outputs/docs-index';

/** Folder of app/markdown, which cannot write files next to pages. */
const exported = 'markdown';

/** Separates the pages in the text of a section; no page contains such a line. */
export const pageSeparator = `\n${'='.repeat(80)}\n\n`;

/**
 * Moves the Markdown of each page next to the page, and writes that of each section into one file too.
 *
 * @param out folder of the export
 * @throws Error if a file of that name exists
 */
export async function placeMarkdown(out: string): Promise<void> {
  const { url, pages }: DocsIndex = JSON.parse(await readFile(path.join(out, 'docs.json'), 'utf8'));
  const sections = new Map<string, string[]>();
  for (const { markdown, fullText } of pages) {
    const name = markdown.slice(url.length);
    const file = path.join(out, exported, name);
    await copyFile(file, path.join(out, name), constants.COPYFILE_EXCL);
    const texts = sections.get(fullText) ?? [];
    sections.set(fullText, [...texts, await readFile(file, 'utf8')]);
  }
  await mkdir(path.join(out, 'llms'));
  for (const [address, texts] of sections)
    await writeFile(path.join(out, address.slice(url.length)), texts.join(pageSeparator));
  await rm(path.join(out, exported), { recursive: true });
}
