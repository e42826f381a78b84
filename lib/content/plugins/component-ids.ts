import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { PageContext } from './context';

/** Components whose parts refer to each other, so that they need an id in the page. */
const prefixes: Record<string, string> = { Tabs: 'tabs', FilterTable: 'filter' };

/** Numbers those components. No heading has such an id: slugs have no dots. */
export function componentIds(_context: PageContext, tree: Root): void {
  const counts = new Map<string, number>();
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const prefix = prefixes[node.name ?? ''];
    if (prefix === undefined) return;
    const count = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, count);
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: `${prefix}.${count}` });
  });
}
