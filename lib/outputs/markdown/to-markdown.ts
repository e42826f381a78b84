import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';

const writer = remark()
  .data('settings', { bullet: '-', emphasis: '_', rule: '-' })
  .use(remarkGfm, { tablePipeAlign: false })
  // As pages are written: a single dollar is a dollar.
  .use(remarkMath, { singleDollarTextMath: false });

/** A tree as Markdown. */
export function toMarkdown(tree: Root): string {
  return writer.stringify(tree);
}
