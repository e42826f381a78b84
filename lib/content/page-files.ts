import path from 'node:path';

/** The routes of the pages by id, the path of the file below the content folder without ending. */
export type PageFiles = ReadonlyMap<string, string>;

/**
 * The id of the page that a relative path leads to.
 *
 * @param from id of the page that names it
 * @param target path from the folder of that page's file, with or without ending
 * @returns the id, and whether there is a page with it; if not, the id is the most likely one
 */
export function pageBelow(files: PageFiles, from: string, target: string): { id: string; isPage: boolean } {
  const at = path.posix.join(path.posix.dirname(from), target.replace(/\.mdx?$/, ''));
  const bare = at.replace(/\/$/, '');
  const index = path.posix.join(bare, 'index');
  const isFolder = bare !== at || /(^|\/)\.{1,2}$/.test(target);
  const ids = isFolder ? [index, bare] : [bare, index];
  const found = ids.find((id) => files.has(id));
  return { id: found ?? ids[0] ?? bare, isPage: found !== undefined };
}

/** The relative path that leads from the file of a page to that of another. */
export function relativePath(from: string, to: string): string {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return `${way.startsWith('.') ? way : `./${way}`}.mdx`;
}
