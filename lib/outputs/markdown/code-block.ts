import type { Code, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { bold, literal, metaValue } from '@/lib/site';

/** A comment that marks an added or removed line; the page shows a sign next to the line instead. */
const mark = /\s*(?:\/\/|#)\s*\[!code (\+\+|--)\]\s*$/;

/**
 * A code block below its title, which is a link if the block is a whole file. A diagram is its source, below its
 * description.
 */
export function codeBlock(node: Code): RootContent[] {
  const { lang, data } = node;
  const title = metaValue(node, 'title');
  const alt = lang === 'mermaid' ? metaValue(node, 'alt') : undefined;
  const name = title ? bold(title) : '';
  const heading = data?.download === undefined ? name : `[${name}](${data.download})`;
  return [
    ...fromMarkdown(`${heading}\n\n${literal(alt ?? '')}`).children,
    { type: 'code', ...compared(lang, node.value) },
  ];
}

/** Marked lines as a diff, which shows in Markdown what the page shows with signs and colours. */
function compared(lang: Code['lang'], value: string): { lang: Code['lang']; value: string } {
  const lines = value.split('\n');
  if (!lines.some((line) => mark.test(line))) return { lang, value };
  const signed = lines.map((line) => (mark.exec(line)?.[1]?.charAt(0) ?? ' ') + line.replace(mark, ''));
  return { lang: 'diff', value: signed.join('\n') };
}
