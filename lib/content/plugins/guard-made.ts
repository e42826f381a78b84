import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { madeComponents } from '@/lib/reference/components';
import { type PageContext, report } from './context';
import { deepestData, findDeeper } from './nesting';

/**
 * Checks a tree that was made from data files, whose texts are Markdown of a contributor: no expression, no import, and
 * no element but those the makers write. The guard of the page came before, and saw only the component in its place.
 *
 * @param at what the tree takes the place of; problems are reported there
 * @param also a component beside the usual ones that this maker alone may write, because it carries HTML
 * @returns whether the tree holds nothing else
 */
export function guardMade(context: PageContext, tree: Nodes, at: Nodes, also?: string): boolean {
  if (findDeeper(tree, deepestData)) {
    const message = `more than ${deepestData} elements stand in each other in the data that is shown here`;
    report(context, at, message, 'Nest less in the data file');
    return false;
  }
  const foreign = new Set<string>();
  visit(tree, (node: Nodes) => {
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
  return foreign.size === 0;
}
