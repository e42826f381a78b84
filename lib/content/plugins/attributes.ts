import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** The texts of an element's attributes, by their names. */
export function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((it) =>
      it.type === 'mdxJsxAttribute' && typeof it.value === 'string' ? [[it.name, it.value]] : [],
    ),
  );
}
