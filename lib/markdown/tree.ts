import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** The nodes of these types in a tree, in their order. */
export function nodesOf<T extends Nodes['type']>(tree: Nodes, ...types: T[]): Extract<Nodes, { type: T }>[] {
  const found: Nodes[] = [];
  visit(tree, (node: Nodes) => {
    if (types.some((it) => it === node.type)) found.push(node);
  });
  return found as Extract<Nodes, { type: T }>[];
}

/** Puts what a function returns for a node in its place, without looking into it; undefined leaves the node. */
export function replaceNodes(tree: Root, replace: (node: Nodes) => readonly Nodes[] | undefined): void {
  visit(tree, (node: Nodes, index, parent) => {
    const made = parent && index !== undefined ? replace(node) : undefined;
    if (!made || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...(made as typeof parent.children));
    return [SKIP, index + made.length];
  });
}

/** The nodes with adjacent texts joined, as the parser does: React would put a comment between two. */
export function joinTexts<T extends Nodes>(nodes: readonly T[]): T[] {
  const joined: T[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') joined.push(node);
    else {
      const position = last.position && node.position && { ...last.position, end: node.position.end };
      joined[joined.length - 1] = { ...last, value: last.value + node.value, ...(position && { position }) };
    }
  }
  return joined;
}
