import type { Root } from 'mdast';
import { type PageContext, report } from '../context';
import { nodesOf } from '../tree';

/** Reports definitions of links and footnotes that Markdown drops: those without a use, and the second of two. */
export function definitions(context: PageContext, tree: Root): void {
  const references = nodesOf(tree, 'linkReference', 'imageReference', 'footnoteReference');
  const used = new Set(references.map(labelOf));
  const first = new Set<string>();
  for (const node of nodesOf(tree, 'definition', 'footnoteDefinition')) {
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
