import type { Code, RootContent } from 'mdast';
import { metaValue } from '@/lib/content';
import { link, paragraph, strong, text } from '@/lib/reference/markdown/nodes';
import { canonicalUrl } from '../sitemap';

/** Comment that marks a line of a comparison; the page shows a sign beside the line instead. */
const mark = /\s*(?:\/\/|#)\s*\[!code (\+\+|--)\]\s*$/;

/**
 * A code block below its title, which is a link where the block is a whole file. A diagram stands below what it shows,
 * as the source it is drawn from.
 */
export function codeBlock({ lang, value, meta, data, ...rest }: Code): RootContent[] {
  const node: Code = { ...rest, lang: lang ?? null, value, meta: meta ?? null };
  const title = metaValue(node, 'title');
  const name = title === undefined ? [] : [strong(text(title))];
  const heading = data?.download === undefined ? name : [link(canonicalUrl(data.download), ...name)];
  const alt = lang === 'mermaid' ? metaValue(node, 'alt') : undefined;
  return [
    ...(heading.length > 0 ? [paragraph(...heading)] : []),
    ...(alt === undefined ? [] : [paragraph(alt)]),
    compared({ ...node, meta: null }),
  ];
}

/** Marked lines as those of a diff, which says in Markdown what the page says by signs and colours. */
function compared(node: Code): Code {
  const lines = node.value.split('\n');
  if (!lines.some((line) => mark.test(line))) return node;
  const signed = lines.map((line) => {
    const sign = mark.exec(line)?.[1]?.charAt(0) ?? ' ';
    return sign + line.replace(mark, '');
  });
  return { ...node, lang: 'diff', value: signed.join('\n') };
}
