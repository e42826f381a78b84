import type { Root } from 'mdast';
import type { CompileContext } from './context';

/**
 * remark plugin: shows the page as typed to whoever wants to look at it. Where that is all that is wanted, it leaves an
 * empty page to what comes after.
 */
export function inspection(context: CompileContext) {
  return (tree: Root) => {
    context.inspect?.(tree);
    if (context.isOnlyInspected) tree.children = [];
  };
}
