import type { Nodes, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { PageContext } from '../context';
import { joinTexts } from '../tree';

/** Removes comments, and makes blocks of components that are alone in a paragraph, as MDX does. */
export function unravel(_context: PageContext, tree: Root): void {
  visit(tree, (node: Nodes, index, parent) => {
    if ('children' in node) removeComments(node);
    // Contents and search are made of the values of nodes.
    if (node.type === 'break') Object.assign(node, { value: ' ' });
    if (node.type !== 'paragraph' || !parent || index === undefined) return undefined;
    const shown = node.children.filter((it) => it.type !== 'text' || /[^\t\r\n ]/.test(it.value));
    if (!shown.every((it) => it.type === 'mdxJsxTextElement')) return undefined;
    const blocks = shown.map((it) => ({ ...it, type: 'mdxJsxFlowElement' as const }));
    parent.children.splice(index, 1, ...(blocks as typeof parent.children));
    return [SKIP, index];
  });
}

/** Removes comments: braces without code. The text around one reads as if the comment had not been typed. */
function removeComments(parent: Parents): void {
  const isComment = (node: Nodes) =>
    (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    node.data?.estree?.body.length === 0 &&
    (node.data.estree.comments ?? []).length > 0;
  for (let index = parent.children.findIndex(isComment); index >= 0; ) {
    parent.children.splice(index, 1);
    const [before, after] = [parent.children[index - 1], parent.children[index]];
    const isSpaced = !before || (before.type === 'text' && /\s$/.test(before.value));
    if (after?.type === 'text' && isSpaced) after.value = after.value.trimStart();
    if (before?.type === 'text' && !after) before.value = before.value.trimEnd();
    parent.children = joinTexts<Nodes>(parent.children) as typeof parent.children;
    index = parent.children.findIndex(isComment);
  }
}
