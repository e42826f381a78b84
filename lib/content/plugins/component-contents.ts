import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';
import { attributesOf } from './element';

/** Components that contain nothing but others of one kind. */
const only: ReadonlyMap<string, string> = new Map([
  ['Tabs', 'Tab'],
  ['Cards', 'Card'],
]);

/** Reports contents of components that they would not show, or show in the wrong place. */
export function componentContents(context: PageContext, tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const child = only.get(node.name ?? '');
    if (child !== undefined) checkChildren(context, node, child);
    if (node.name === 'Steps') checkSteps(context, node);
  });
}

function checkChildren(
  context: PageContext,
  { name, children, position }: MdxJsxFlowElement,
  child: string,
): void {
  const inside = `Put it inside a <${child}>, or outside <${name}>`;
  const values = new Set<string>();
  for (const node of children) {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== child) {
      report(context, node, `<${name}> contains something other than <${child}>`, inside);
      continue;
    }
    const { value = '' } = attributesOf(node);
    if (value !== '' && values.has(value))
      report(context, node, `two tabs have the value "${value}"`, 'Give each its own', `value="${value}"`);
    values.add(value);
  }
  if (children.length === 0)
    report(context, { position }, `<${name}> is empty`, `Put a <${child}> inside it, or remove it`);
}

function checkSteps(context: PageContext, { children, position }: MdxJsxFlowElement): void {
  const isList = (node: Nodes | undefined) => node?.type === 'list' && node.ordered === true;
  const indent = 'Indent it like the text of its step, or put it outside <Steps>';
  if (!children.some(isList))
    report(context, { position }, '<Steps> has no numbered list', 'Write 1. before each step');
  else
    for (const [index, node] of children.entries()) {
      if (!isList(node)) report(context, node, 'a block of <Steps> belongs to no step', indent);
      else if (isList(children[index - 1])) {
        const hint = 'Indent comments like the text of their step, and write 1. before each';
        report(context, node, '<Steps> has two lists', hint);
      }
    }
}
