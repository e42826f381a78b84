import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attribute, item, link, list, paragraph, strong, text } from './nodes';

/**
 * What an element becomes in Markdown. Its children are Markdown already.
 *
 * @param absolute makes an address that is right outside of the page
 */
export type Block = (node: MdxJsxFlowElement, absolute: (url: string) => string) => RootContent[];

/** Only what is inside: the element is a matter of looks. */
export const inside: Block = ({ children }) => children;

/** What is inside, below a name in bold: a tab, and what readers open. */
export function named(attributeName: string): Block {
  return (node) => [paragraph(strong(text(attribute(node, attributeName) ?? ''))), ...node.children];
}

/** The items inside as one list. */
export const listOf: Block = ({ children }) => {
  const made: RootContent[] = children;
  return [list(made.filter((it) => it.type === 'listItem'))];
};

/** A card as an item of a list: the link, and what is behind it. */
export const card: Block = (node, absolute) => {
  const title = text(attribute(node, 'title') ?? '');
  const href = attribute(node, 'href');
  const name = href === undefined ? strong(title) : link(absolute(href), title);
  const [first, ...rest] = node.children;
  if (first?.type !== 'paragraph') return [item(paragraph(name), ...node.children)];
  return [item(paragraph(name, ': ', ...first.children), ...rest)];
};

/** A picture, with its caption below. */
export const figure: Block = (node, absolute) => {
  const url = absolute(attribute(node, 'src') ?? '');
  const caption = attribute(node, 'caption');
  return [
    paragraph({ type: 'image', url, alt: attribute(node, 'alt') ?? '' }),
    ...(caption === undefined ? [] : [paragraph({ type: 'emphasis', children: [text(caption)] })]),
  ];
};

/** A plot as what it shows; its numbers follow in a table. */
export const plotPicture: Block = (node) => [
  paragraph(strong(text(attribute(node, 'title') ?? ''))),
  paragraph(attribute(node, 'alt') ?? ''),
];
