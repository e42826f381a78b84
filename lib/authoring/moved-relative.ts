import path from 'node:path';
import { type PageFiles, pageBelow } from '@/lib/content/page-files';

/** Where a page names another file by its path from its own. Code is matched as a whole, so that samples stay. */
const relative =
  /(`+|~~~)[\s\S]*?\1|(?<=\]\(\s*<?|^\[[^\]]+\]:\s*<?|\b(?:href|src)\s*=\s*["'])(?![\w+.-]*:)[\w.][\w./-]*/gm;

/** Files that move, and the pages before. */
export interface MovedFiles {
  /** New paths from the project's root by the old ones. */
  files: ReadonlyMap<string, string>;
  pages: PageFiles;
}

/** A page's text with the relative paths that lead to the same files from its new place, and how many have changed. */
export function movedRelative(file: string, raw: string, { files, pages }: MovedFiles) {
  const id = file.replace(/^content\/|\.mdx$/g, '');
  const folder = path.posix.dirname(file);
  const newFolder = path.posix.dirname(files.get(file) ?? file);
  let places = 0;
  const text = raw.replace(relative, (typed: string, code: string | undefined) => {
    if (code !== undefined) return typed;
    const page = pageBelow(pages, id, typed);
    const target = page.isPage ? `content/${page.id}.mdx` : path.posix.join(folder, typed);
    const before = path.posix.relative(folder, target);
    const after = path.posix.relative(newFolder, files.get(target) ?? target);
    if (before === after) return typed;
    places += 1;
    const named = page.isPage && !/\.mdx?$/.test(typed) ? after.replace(/\.mdx$/, '') : after;
    return named.startsWith('.') ? named : `./${named}`;
  });
  return { text, places };
}
