import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { deepestText, findDeeper } from './plugins/max-depth';

/** A line `:::name Title`, which is not part of the syntax of directives. */
const titled = /^([ \t>]*:::+[A-Za-z][\w-]*)[ \t]+([^\s[{].*?)[ \t]*$/gm;

/**
 * Parses a text in which the title of an admonition may be without brackets. Only the parser knows what is code, so the
 * brackets are added to lines of paragraphs, and the text is parsed again.
 *
 * @returns the tree, and the text in which its places count
 */
export function parseTitles(parse: (text: string) => Root, text: string): { tree: Root; body: string } {
  const tree = parse(text);
  const parts: string[] = [];
  let end = 0;
  // `visit` calls itself once for each level.
  if (!findDeeper(tree, deepestText))
    visit(tree, 'paragraph', ({ position }) => {
      const { start, end: last } = position ?? {};
      parts.push(
        text.slice(end, start?.offset),
        text.slice(start?.offset, last?.offset).replace(titled, '$1[$2]'),
      );
      end = last?.offset ?? end;
    });
  const body = parts.join('') + text.slice(end);
  return body === text ? { tree, body } : parseTitles(parse, body);
}
