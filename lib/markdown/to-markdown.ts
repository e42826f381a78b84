import type { Root } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdown } from './parse';

const writer = unified().use(markdown).use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/** Writes a tree as Markdown. */
export function toMarkdown(tree: Root): string {
  return writer.stringify(tree);
}
