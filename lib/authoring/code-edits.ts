import type { Edit } from '@/lib/edits';
import { markdownEdits } from './markdown-edits';
import { type MovedRoutes, movedAddress } from './moved-routes';
import { stringLiterals } from './string-literals';

/**
 * Edits of the texts in a TypeScript file of the content: addresses, folders that a sidebar picks up, and the links of
 * Markdown.
 */
export function codeEdits(code: string, moved: MovedRoutes, movedFolders: MovedRoutes): Edit[] {
  return stringLiterals(code).flatMap(({ value, start, end, key }): Edit[] => {
    const inside = start + 1;
    // What is typed with escapes is left to the check.
    if (code.slice(inside, end - 1) !== value) return [];
    const text = movedAddress(value, key === 'folder' ? movedFolders : moved);
    if (text !== undefined) return [{ start: inside, end: end - 1, text }];
    return markdownEdits(value, moved).map((it) => ({
      ...it,
      start: it.start + inside,
      end: it.end + inside,
    }));
  });
}
