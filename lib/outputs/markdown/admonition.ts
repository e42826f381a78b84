import type { Blockquote } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { paragraph, strong, text } from '@/lib/reference/markdown/nodes';

/** An admonition as a quote under its kind and title. The pipeline has made the title the first paragraph. */
export function admonition({ name, children }: ContainerDirective): Blockquote {
  const [title, ...rest] = children;
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const isOwn = title?.type === 'paragraph' && textOf(title) !== kind;
  const label = isOwn ? strong(text(`${kind}: `), ...title.children) : strong(text(kind));
  return { type: 'blockquote', children: [paragraph(label), ...rest] };
}
