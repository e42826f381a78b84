import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attribute } from '@/lib/content/plugins/element';
import { item, link, list, paragraph, strong, text } from './nodes';

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

/** A field as an item of a list: name and type in its first line, then what it means and the fields inside. */
export const field: Block = (node) => {
  const marks = [attribute(node, 'mark'), attribute(node, 'deprecated') && 'deprecated'].filter(Boolean);
  const name = { type: 'inlineCode', value: attribute(node, 'name') ?? '' } as const;
  const mark = marks.length > 0 ? ` (${marks.join(', ')})` : '';
  const [type, ...rest] = node.children;
  if (type?.type !== 'paragraph') return [item(paragraph(name, mark), ...node.children)];
  return [item(paragraph(name, `${mark}: `, ...type.children), ...rest)];
};

/** The fields inside a field, below what they are called. */
export const fieldGroup: Block = (node) => [
  paragraph(`${attribute(node, 'label') ?? ''}:`),
  ...node.children,
];

/** What a value is. */
export const typeLine: Block = ({ children: [type, ...rest] }) =>
  type?.type === 'paragraph' ? [paragraph('Type: ', ...type.children), ...rest] : [];

/** What kind of method a page describes, in one line. */
export const methodMeta: Block = (node) => {
  const facts = ['transport', 'purpose', 'status'].map((name) => attribute(node, name));
  return [paragraph(facts.filter(Boolean).join(' · '))];
};

/** The console is the page's; here is what it would send. */
export const tryIt: Block = (node) => [
  paragraph('The web page has a console for this method. This sends the same:'),
  ...node.children,
];

/** What a proposal is and what became of it. */
export const proposalFacts: Block = (node) => {
  const facts = ['Status', 'Outcome', 'Area'].map((label) =>
    item(paragraph(strong(text(`${label}:`)), ` ${attribute(node, label.toLowerCase()) ?? ''}`)),
  );
  return [list(facts), ...node.children];
};

/** What the tests say of the program above. */
export const verified: Block = (node) => [
  paragraph(strong(text(attribute(node, 'verdict') ?? '')), ` ${attribute(node, 'reason') ?? ''}`),
];
