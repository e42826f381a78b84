import type { Nodes, Parents, Root } from 'mdast';
import type {} from 'mdast-util-mdx-expression';
import { SKIP, visit } from 'unist-util-visit';
import type { PageContext } from './context';
import { mergeTexts } from './directives';

/** Removes the comments of MDX. The text around one reads as if the comment had not been typed. */
export function comments(_context: PageContext, tree: Root): void {
  visit(tree, (node: Nodes, index, parent) => {
    if (!isComment(node) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    closeGap(parent, index);
    return [SKIP, index];
  });
  // A paragraph of comments is empty now; the parser makes none that is.
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    if (children.some((it) => it.type !== 'text' || it.value.trim() !== '') || index === undefined)
      return undefined;
    parent?.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Whether braces contain only comments, no code. */
function isComment(node: Nodes): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  const { body, comments } = node.data?.estree ?? {};
  return body?.length === 0 && comments !== undefined && comments.length > 0;
}

/** Joins the texts around a removed node, with only one of their two white spaces. */
function closeGap(parent: Parents, index: number): void {
  const [before, after] = [parent.children[index - 1], parent.children[index]];
  const isSpaced = !before || (before.type === 'text' && /\s$/.test(before.value));
  if (after?.type === 'text' && isSpaced) after.value = after.value.trimStart();
  if (before?.type === 'text' && !after) before.value = before.value.trimEnd();
  mergeTexts(parent);
}
