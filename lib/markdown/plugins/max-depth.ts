import type { Nodes, Root } from 'mdast';
import { type Reporter, report } from '../context';

/** Most levels in the tree of a page as typed, text and root included. The deepest page of the site has 11. */
export const deepestText = 40;

/** Most levels in a tree made from data: fields contain fields, and each has several elements. */
export const deepestData = 80;

/**
 * Refuses a page that is nested too deep: reports the place, and throws. It runs first and without recursion, because
 * the other plugins call themselves once for each level, and would end with a stack overflow that names no place.
 */
export function maxDepth(context: Reporter, tree: Root): void {
  const node = findDeeper(tree, deepestText);
  if (!node) return;
  report(context, node, `more than ${deepestText} nested elements`, 'Nest less');
  throw new Error('the page is nested too deep to be compiled');
}

/** The first node below a number of levels. */
export function findDeeper(tree: Nodes, levels: number): Nodes | undefined {
  const open: { node: Nodes; level: number }[] = [{ node: tree, level: 1 }];
  for (let it = open.pop(); it !== undefined; it = open.pop()) {
    const { node, level } = it;
    if (level > levels) return node;
    if ('children' in node)
      for (const child of node.children.toReversed()) open.push({ node: child, level: level + 1 });
  }
  return undefined;
}
