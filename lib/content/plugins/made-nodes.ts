import type { Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { madeComponents } from '@/lib/reference/components';
import { type PageContext, report } from './context';
import { deepestData, findDeeper } from './nesting';

/**
 * Markdown that was made from data files, as nodes: the page's own parser reads it, so what works in pages works in data.
 * None if it holds an expression, an import or an element that the makers do not write, since texts of data are Markdown
 * of a contributor. The guard of the page came before, and saw only the component in its place.
 *
 * @param at what the nodes take the place of, and have as their place
 * @param also a component beside the usual ones that this maker alone may write, because it carries HTML
 */
export function madeNodes(context: PageContext, markdown: string, at: Nodes, also?: string): RootContent[] {
  const tree = context.parse(markdown);
  if (findDeeper(tree, deepestData)) {
    const message = `more than ${deepestData} elements stand in each other in the data that is shown here`;
    report(context, at, message, 'Nest less in the data file');
    return [];
  }
  const foreign = new Set<string>();
  visit(tree, (node: Nodes) => {
    if (at.position) node.position = at.position;
    if (/^mdx(FlowExpression|TextExpression|jsEsm)$/.test(node.type)) foreign.add('JavaScript');
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    if (name !== also && !madeComponents.includes(name)) foreign.add(`<${name}>`);
    if (node.attributes.some((it) => typeof it.value === 'object' && it.value !== null))
      foreign.add('JavaScript');
    if (node.attributes.some((it) => it.type === 'mdxJsxExpressionAttribute')) foreign.add('JavaScript');
  });
  for (const it of foreign) {
    const hint = 'Put it in `code` in the data file, with a backtick at both ends';
    report(context, at, `the data that is shown here holds ${it}`, hint);
  }
  return foreign.size === 0 ? tree.children : [];
}
