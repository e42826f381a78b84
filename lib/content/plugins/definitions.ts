import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';

/** Reports definitions of links and footnotes that Markdown drops: those without a use, and the second of two. */
export function definitions(context: PageContext, tree: Root): void {
  const found: (Definition | FootnoteDefinition)[] = [];
  const used = new Set<string>();
  visit(tree, (node: Nodes) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') found.push(node);
    else if ('identifier' in node) used.add(labelOf(node));
  });
  const first = new Set<string>();
  for (const node of found) {
    const label = labelOf(node);
    if (first.has(label)) report(context, node, `duplicate definition of ${label}`, 'Keep one of them');
    else if (!used.has(label)) {
      const reference = node.type === 'definition' ? `[text]${label}` : label;
      report(context, node, `unused definition of ${label}`, `Refer to it with ${reference}, or remove it`);
    }
    first.add(label);
  }
}

/** What a reference and its definition share: `[label]` or `[^label]`. */
function labelOf({ type, identifier }: { type: string; identifier: string }): string {
  return type.startsWith('footnote') ? `[^${identifier}]` : `[${identifier}]`;
}
