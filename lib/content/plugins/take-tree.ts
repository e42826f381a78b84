import type { Root } from 'mdast';
import type { CompileContext } from './context';

/**
 * remark plugin: where only the tree is wanted, takes it and leaves an empty page to what comes after. All that the
 * page names is in it by then, and nothing has been made for the eye.
 */
export function takeTree(context: CompileContext) {
  return (tree: Root) => {
    if (!context.isTreeWanted) return;
    context.tree = { ...tree };
    tree.children = [];
  };
}
