import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fillVariables, type Variables } from '@/lib/source/variables';
import { type DataContext, report } from '../context';

/** Replaces `[[name]]` in text, links, code and attributes; not in code with `noVariables`: TOML has `[[tables]]`. */
export function fillDocVariables(context: DataContext<{ variables: Variables }>, tree: Root): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'code' && node.meta?.includes('noVariables')) return;
    const fill = (text: string, kind: 'prose' | 'code' = 'prose') =>
      fillVariables(
        text,
        context.data.variables,
        (name, { message, hint, needs }) => report(context, node, message, hint, `[[${name}]]`, needs),
        kind,
      );
    if ('value' in node && typeof node.value === 'string')
      node.value = fill(node.value, node.type === 'text' ? 'prose' : 'code');
    // Editors may have percent-encoded the brackets of a link's destination.
    if ('url' in node) node.url = fill(node.url.replaceAll('%5B', '[').replaceAll('%5D', ']'));
    if ('alt' in node && node.alt) node.alt = fill(node.alt);
    if ('title' in node && node.title) node.title = fill(node.title);
    if (node.type === 'code' && node.meta) node.meta = fill(node.meta, 'code');
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (typeof attribute.value === 'string') attribute.value = fill(attribute.value);
      }
    }
  });
}
