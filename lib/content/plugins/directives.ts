import type { Nodes, Parents, Root, Text } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

/** Turns leaf directives back into text: a line `::name[label]`. The label is parsed already. */
export function directives({ doc: { body } }: { doc: { body: string } }, tree: Root): void {
  visit(tree, 'leafDirective', ({ position, children }, index, parent) => {
    if (!parent || index === undefined) return;
    const end = position?.end.offset;
    const [from = end, to = end] = [
      children[0]?.position?.start.offset,
      children.at(-1)?.position?.end.offset,
    ];
    const text = (from?: number, to?: number): Text => ({
      type: 'text',
      value: body.slice(from, to),
      position,
    });
    const typed = [text(position?.start.offset, from), ...children, text(to, end)];
    parent.children[index] = { type: 'paragraph', children: typed, position };
    mergeTexts(parent.children[index]);
  });
}

/** Joins adjacent texts, as the parser does. */
export function mergeTexts(parent: Parents): void {
  const merged: Nodes[] = [];
  for (const node of parent.children) {
    const last = merged.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') merged.push(node);
    else {
      last.value += node.value;
      if (last.position && node.position) last.position = { ...last.position, end: node.position.end };
    }
  }
  parent.children = merged as typeof parent.children;
}
