import type { Image, Nodes, Parents, Root, RootContent, Text } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

/** Turns all directives but containers back into text: prose such as "host:port" is read as `:port`, a line "::name" as `::name`. */
export function directives({ doc: { body } }: { doc: { body: string } }, tree: Root): void {
  visit(tree, (node: Nodes, index, parent) => {
    if (node.type === 'image') restoreAlt(node, body);
    const isLeaf = node.type === 'leafDirective';
    if ((!isLeaf && node.type !== 'textDirective') || !parent || index === undefined) return undefined;
    const children = asText(node, body);
    const nodes = isLeaf ? [{ type: 'paragraph' as const, children, position: node.position }] : children;
    parent.children.splice(index, 1, ...(nodes as typeof parent.children));
    mergeTexts(parent);
    // What is at the index now may have been merged into the text before.
    return Math.max(0, index - 1);
  });
}

/** What was typed. The label of a directive is parsed already, so only the signs around it are taken from the source. */
function asText({ position, children }: LeafDirective | TextDirective, body: string): RootContent[] {
  const text = (from: number | undefined, to: number | undefined): Text => {
    return { type: 'text', value: body.slice(from, to), position };
  };
  const [start, end] = [position?.start.offset, position?.end.offset];
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  if (!first || !last) return [text(start, end)];
  return [text(start, first.start.offset), ...children, text(last.end.offset, end)];
}

/** Joins texts that are next to each other, as the parser does without directives. */
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

/** The parser has made a text of the label of a picture, in which directives have none. */
function restoreAlt(node: Image, body: string): void {
  const typed = body.slice(node.position?.start.offset, node.position?.end.offset);
  const [, alt] = /^!\[([^\]]*:[A-Za-z][^\]]*)\]/.exec(typed) ?? [];
  if (alt !== undefined) node.alt = alt;
}
