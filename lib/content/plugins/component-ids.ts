import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Components whose parts refer to each other, so that they need an id in the page. */
const prefixes: Record<string, string> = { Tabs: 'tabs', FilterTable: 'filter' };

/** remark plugin: numbers those components. No heading has such an id: slugs have no dots. */
export function componentIds() {
  return (tree: Root) => {
    const counts = new Map<string, number>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const prefix = prefixes[node.name ?? ''];
      if (prefix === undefined) return;
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: `${prefix}.${count}` });
    });
  };
}
