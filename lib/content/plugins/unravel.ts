import type { Paragraph, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { PageContext } from './context';

/** Makes blocks of components that have a paragraph to themselves, as MDX does it: `<Card title="A">Text</Card>`. */
export function unravel(_context: PageContext, tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const elements = onlyElements(node);
    if (elements.length === 0 || !parent || index === undefined) return undefined;
    const made = elements.map((it) => ({ ...it, type: 'mdxJsxFlowElement' as const }));
    parent.children.splice(index, 1, ...(made as typeof parent.children));
    return [SKIP, index];
  });
}

/** The components of a paragraph that contains nothing else. */
function onlyElements({ children }: Paragraph): MdxJsxTextElement[] {
  const elements = children.filter((it) => it.type === 'mdxJsxTextElement');
  const isBlank = children.every(
    (it) => it.type === 'mdxJsxTextElement' || (it.type === 'text' && it.value.trim() === ''),
  );
  return isBlank ? elements : [];
}
