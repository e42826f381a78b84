import type { Block } from './author-blocks';
import { attribute, item, list, paragraph, strong, text } from './nodes';

/** A field as an item of a list: name and type in its first line, then what it means and the fields inside. */
export const field: Block = (node) => {
  const marks = [attribute(node, 'mark'), attribute(node, 'deprecated') && 'deprecated'].filter(Boolean);
  const [type, ...rest] = node.children;
  const name = { type: 'inlineCode', value: attribute(node, 'name') ?? '' } as const;
  const mark = marks.length > 0 ? ` (${marks.join(', ')})` : '';
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
  const transport = attribute(node, 'transport') === 'http' ? 'HTTP POST' : 'Websocket';
  return [
    paragraph([transport, attribute(node, 'purpose'), attribute(node, 'status')].filter(Boolean).join(' · ')),
  ];
};

/** The console is the page's; here is what it would send. */
export const tryIt: Block = (node) => [
  paragraph('The web page has a console for this method. This sends the same:'),
  ...node.children,
];

/** What a proposal is and what became of it. */
export const proposalFacts: Block = (node) => {
  const facts = ['status', 'outcome', 'area'].map((name) => {
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    return item(paragraph(strong(text(`${label}:`)), ` ${attribute(node, name) ?? ''}`));
  });
  return [list(facts), ...node.children];
};

/** What the tests say of the program above. */
export const verified: Block = (node) => {
  const [file = '', runtime, packages] = ['file', 'runtime', 'packages'].map((it) => attribute(node, it));
  if (packages === undefined) {
    const name = { type: 'inlineCode', value: file } as const;
    return [paragraph(strong(text('Not verified.')), ' ', name, ' was edited after its last test.')];
  }
  if (runtime === undefined) {
    return [paragraph(strong(text('Parsed, not run.')), ` The syntax was checked with ${packages}.`)];
  }
  const told = ` A test ran this file on ${runtime} with ${packages}, and compared its output and what it did on chain.`;
  return [paragraph(strong(text('Verified.')), told)];
};
