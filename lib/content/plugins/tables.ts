import type { Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * remark plugin: puts each table into a region of its own that scrolls, so that the page never does sideways. An empty
 * element after it tells the styles that the browser has all of it (app/styles/table.css).
 */
export function tables() {
  return (tree: Root) => {
    visit(tree, 'table', (node: Table, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children[index] = {
        type: 'blockquote',
        children: [
          node,
          { type: 'paragraph', children: [], data: { hName: 'span', hProperties: { hidden: true } } },
        ],
        data: { hName: 'div', hProperties: { className: ['table-scroll'] } },
      };
      return SKIP;
    });
  };
}
