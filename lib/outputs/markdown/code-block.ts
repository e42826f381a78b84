import type { Code, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { bold, literal, metaValue } from '@/lib/site';

/**
 * A code block below its title, which is a link if the block is a whole file. A diagram is its source, below its
 * description.
 */
export function codeBlock(node: Code): RootContent[] {
  const { lang, value, data } = node;
  const title = metaValue(node, 'title');
  const alt = lang === 'mermaid' ? metaValue(node, 'alt') : undefined;
  const name = title ? bold(title) : '';
  const heading = data?.download === undefined ? name : `[${name}](${data.download})`;
  return [...fromMarkdown(`${heading}\n\n${literal(alt ?? '')}`).children, { type: 'code', lang, value }];
}
