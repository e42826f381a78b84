import type { Code, Nodes } from 'mdast';
// The nodes that MDX adds to those of Markdown.
import type {} from 'remark-mdx';

export type MdxJsxFlowElement = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;
export type MdxJsxTextElement = Extract<Nodes, { type: 'mdxJsxTextElement' }>;
export type MdxJsxAttribute = Extract<MdxJsxFlowElement['attributes'][number], { type: 'mdxJsxAttribute' }>;

/** A diagram's drawing, and the upright one that narrow windows show in its place. */
export interface DrawnDiagram extends Record<string, string | undefined> {
  id: string;
  /** Inline SVG, its colors left to custom properties. */
  svg: string;
  width: string;
  height: string;
  /** The same, from top to bottom. */
  upright?: string;
  uprightWidth?: string;
  uprightHeight?: string;
  /** Whether a phone shows the other form; otherwise only a narrower window does. */
  wide?: string | undefined;
}

declare module 'mdast' {
  interface CodeData {
    /** Path below the site's root of the file that the block shows. No writer can set it. */
    download?: string;
    /** Path below content/recipes of the file that the block shows; of a part of it, the first and the last line. */
    recipe?: { file: string; lines?: readonly [first: number, last: number] };
    drawing?: DrawnDiagram;
    /** What narrow windows show in place of the drawing of a sequence: its messages. */
    steps?: List;
  }
}

/** Whether a node is a component of that name. */
export function isElement(node: Nodes | undefined, name: string): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && node.name === name;
}

/** A pair in a code fence's meta: `key="value"` or `key='value'`. */
export const metaPair = /(?<!\S)([A-Za-z]+)=(?:"([^"]*)"|'([^']*)')/g;

/** The value of a key in a code fence's meta. */
export function metaValue(node: Code, key: string): string | undefined {
  const [, , double, single] =
    [...(node.meta ?? '').matchAll(metaPair)].find(([, name]) => name === key) ?? [];
  return double ?? single;
}

/** The texts of a component's attributes, by their names; none of another node. */
export function attributesOf(node: Nodes): Record<string, string> {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return {};
  const texts = node.attributes.map(
    (it) => 'name' in it && typeof it.value === 'string' && [it.name, it.value],
  );
  return Object.fromEntries(texts.filter((it) => it !== false));
}
