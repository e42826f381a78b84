import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';
import { attributesOf } from './element';

const steps =
  'Write 1. before each step, indent its other blocks like its text, and put the rest outside <Steps>';

/** Reports contents of components that these would not show, or show in the wrong place. */
export function componentContents(context: PageContext, tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (parent) => {
    const { name, children } = parent;
    if (name !== 'Tabs' && name !== 'Cards' && name !== 'Steps') return;
    const part = { Tabs: '<Tab>', Cards: '<Card>', Steps: 'one numbered list' }[name];
    const hint = name === 'Steps' ? steps : `Put all text into a ${part}, or outside <${name}>`;
    const isList = (node: Nodes | undefined) => node?.type === 'list' && node.ordered === true;
    const isPart = (node: Nodes, index: number) =>
      node.type === 'mdxJsxFlowElement'
        ? `<${node.name}>` === part
        : name === 'Steps' && isList(node) && !isList(children[index - 1]);
    const wrong = children.length === 0 ? [parent] : children.filter((it, index) => !isPart(it, index));
    for (const node of wrong) report(context, node, `<${name}> needs ${part}, and nothing else`, hint);
    if (name !== 'Tabs') return;
    const values = new Set<string>();
    for (const node of children.filter((it) => it.type === 'mdxJsxFlowElement')) {
      const { value = '' } = attributesOf(node);
      if (value !== '' && values.has(value))
        report(context, node, `two tabs have the value "${value}"`, 'Give each its own', `value="${value}"`);
      values.add(value);
    }
  });
}
