import type { Heading, Link, List, ListItem, Paragraph, PhrasingContent, Strong, Text } from 'mdast';

/** Plain text. */
export function text(value: string): Text {
  return { type: 'text', value };
}

/** Words that stand out. */
export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

/** A heading of plain text. */
export function heading(depth: Heading['depth'], value: string): Heading {
  return { type: 'heading', depth, children: [text(value)] };
}

/** A link to an address. */
export function link(url: string, ...children: PhrasingContent[]): Link {
  return { type: 'link', url, children };
}

/** A paragraph of what is there: an empty string is left out. */
export function paragraph(...children: (PhrasingContent | string)[]): Paragraph {
  const nodes = children.map((it) => (typeof it === 'string' ? text(it) : it));
  return { type: 'paragraph', children: nodes.filter((it) => it.type !== 'text' || it.value !== '') };
}

/** A list without numbers; it is loose where an item has more than one paragraph and a list. */
export function list(items: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children: items };
}

/** An item that begins with a line of its own, followed by what stands below it. */
export function item(first: Paragraph, ...rest: ListItem['children']): ListItem {
  return { type: 'listItem', spread: rest.some(({ type }) => type !== 'list'), children: [first, ...rest] };
}
