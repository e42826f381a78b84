import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';
import { attributesOf } from './element';

/** Components that contain nothing but parts of one kind, and how to write these. */
const parts: ReadonlyMap<string | null, readonly [part: string, hint: string]> = new Map([
  ['Tabs', ['<Tab>', 'Put all text into a <Tab>, or outside <Tabs>']],
  ['Cards', ['<Card>', 'Put all text into a <Card>, or outside <Cards>']],
  [
    'Steps',
    [
      'one numbered list',
      'Write 1. before each step, indent its other blocks like its text, and put the rest outside <Steps>',
    ],
  ],
]);

/** Reports contents of components that these would not show, or show in the wrong place. */
export function componentContents(context: PageContext, tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (parent) => {
    const { name, children } = parent;
    const [part, hint] = parts.get(name) ?? [];
    if (part === undefined || hint === undefined) return;
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
      if (values.has(value))
        report(context, node, `two tabs have the value "${value}"`, 'Give each its own', `value="${value}"`);
      values.add(value);
    }
  });
}
