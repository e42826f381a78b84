import type { Nodes, Root } from 'mdast';
import { type CompileContext, report } from './context';

/** Levels of a page's tree. The deepest page of the site has 11, text and root included. */
export const deepest = 40;

/**
 * remark plugin: refuses a page that is nested too deep. It comes first and walks without recursion, because what
 * follows calls itself once for each level, and ends in a full stack that names no place. Throws after it reported.
 */
export function nesting(context: CompileContext) {
  return (tree: Root) => {
    const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 1 }];
    for (let it = open.pop(); it !== undefined; it = open.pop()) {
      if (it.depth > deepest) {
        report(context, it.node, `more than ${deepest} elements stand in each other here`, 'Nest less');
        throw new Error('the page is nested too deep to be compiled');
      }
      if ('children' in it.node) {
        for (const node of it.node.children) open.push({ node, depth: it.depth + 1 });
      }
    }
  };
}
