import type { Nodes, Root } from 'mdast';
import { type PageContext, report } from './context';

/** Levels of the tree of what a page says. The deepest page of the site has 11, text and root included. */
const deepestText = 40;

/** Levels of a tree that is made from data: fields stand in fields, and each brings its own elements. */
export const deepestData = 80;

/**
 * Refuses a page that is nested too deep. It comes first and walks without recursion, because what
 * follows calls itself once for each level, and ends in a full stack that names no place. Throws after it reported.
 */
export function nesting(context: PageContext, tree: Root): void {
  const node = findDeeper(tree, deepestText);
  if (!node) return;
  report(context, node, `more than ${deepestText} elements stand in each other here`, 'Nest less');
  throw new Error('the page is nested too deep to be compiled');
}

/** The first node that stands deeper in a tree than so many levels. */
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
