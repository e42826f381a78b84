import type { Code } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

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
    /** Numbers of the highlighted lines. */
    lines?: number[];
    drawing?: DrawnDiagram;
    /** What narrow windows show in place of the drawing of a sequence: its messages. */
    steps?: List;
  }
}

/** A node that renders one of the page's components, with text attributes only. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: key, value }],
    ),
    children,
  };
}

/** A pair in a code fence's meta: `key="value"` or `key='value'`. */
export const metaPair = /(?<!\S)([A-Za-z]+)=(?:"([^"]*)"|'([^']*)')/g;

/** The value of a key in a code fence's meta. */
export function metaValue(node: Code, key: string): string | undefined {
  const [, , double, single] =
    [...(node.meta ?? '').matchAll(metaPair)].find(([, name]) => name === key) ?? [];
  return double ?? single;
}

/** The texts of an element's attributes, by their names. */
export function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((it) =>
      it.type === 'mdxJsxAttribute' && typeof it.value === 'string' ? [[it.name, it.value]] : [],
    ),
  );
}
