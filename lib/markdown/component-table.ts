import type { Nodes } from 'mdast';
import { attributesOf, type MdxJsxFlowElement } from './element';
import type { Blocks } from './nodes';

/** What may be the value of an attribute. `Data` is the data of the site that it may name. */
export interface Attribute<Data = unknown> {
  /** Search finds a `text`, and the rules of style read it and a `label`; a `link` is checked as links are. */
  kind: 'text' | 'label' | 'link' | 'value';
  /** What it takes, in Markdown, for messages and docs/reference.md. */
  takes: string;
  isOptional?: boolean;
  /** Several, separated by commas. */
  isList?: boolean;
  /** Different in each element of its name beside it. */
  isUnique?: boolean;
  pattern?: RegExp;
  /** The values that exist; undefined if that cannot be known. */
  known?: (data: Data, element: { children: readonly Nodes[] }) => Iterable<string> | undefined;
  /** Folder of content/ with the files that define the values. */
  folder?: string;
}

/** What is known of a component. */
export interface Component<Data = unknown> {
  attributes?: Readonly<Record<string, Attribute<Data>>>;
  /** All that it contains, if it does not take any blocks. A component named here is nowhere else. */
  contains?: 'nothing' | 'one table' | 'one numbered list' | `<${string}>`;
  /** Its purpose, in Markdown; absent from components that only generated nodes contain. */
  use?: string;
  /**
   * How it reads in the Markdown of its page: its content, below the blocks made from its attributes if there are any. A
   * paragraph that ends in a colon continues with the first paragraph of the content. In a `list`, each block of the
   * content is an item.
   */
  markdown?: 'list' | ((attributes: Record<string, string>) => Blocks);
}

export type ComponentTable<Data = unknown> = ReadonlyMap<string, Component<Data>>;

export const text: Attribute = { kind: 'text', takes: 'text' };
export const label: Attribute = { kind: 'label', takes: 'text' };
export const link: Attribute = { kind: 'link', takes: 'a link' };
/** Part of ids and of the reader's stored choices. */
export const name: Attribute = { kind: 'value', takes: 'letters, digits, `-` and `_`', pattern: /^[\w-]+$/ };

export function oneOf(...values: readonly string[]): Attribute {
  return { kind: 'value', takes: values.map((it) => `\`${it}\``).join(', '), known: () => values };
}

/** The name of something that is defined in a folder of content/. */
export function named<Data>(
  what: string,
  folder: string,
  known: (data: Data) => Iterable<string>,
): Attribute<Data> {
  return { kind: 'value', takes: `${what} of \`content/${folder}\``, known, folder };
}

export function optional<Data>(attribute: Attribute<Data>): Attribute<Data> {
  return { ...attribute, isOptional: true };
}

/** The attributes of an element that are of a kind, with their values. */
export function valuesOf(
  { components }: { components: ComponentTable<never> },
  element: MdxJsxFlowElement,
  kind: Attribute['kind'],
): [name: string, value: string][] {
  const { attributes = {} } = components.get(element.name ?? '') ?? {};
  return Object.entries(attributesOf(element)).filter(([name]) => attributes[name]?.kind === kind);
}
