import type { Nodes } from 'hast';

/** The text of a tree of HTML, without its comments. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}
