import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';

/** The text of Markdown without its syntax, for places that show text only. Blocks are separated by an empty line. */
export function plainText(markdown: string): string {
  return fromMarkdown(markdown)
    .children.map((it) => textOf(it))
    .join('\n\n');
}
