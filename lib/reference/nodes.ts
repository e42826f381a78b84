import type * as mdast from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { unified } from 'unified';
import { element } from '@/lib/content/plugins/element';
import { markdown } from '@/lib/content/syntax';

/** A node that a page, a component or a list item can contain. */
export type Block = MdxJsxFlowElement['children'][number];

/** Blocks in any grouping; false, undefined and the empty string are left out. */
export type Blocks = Block | readonly Blocks[] | false | '' | undefined;

/** Content of a line, in any grouping; a string is plain text. */
export type Phrase = string | mdast.PhrasingContent | readonly Phrase[];

const { micromarkExtensions = [], fromMarkdownExtensions = [] } = unified().use(markdown).freeze().data();

/** The constructs of Markdown that MDX turns off. Without its own syntax, tags and braces are text. */
const notInMdx = ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'];

/** The constructs of all blocks other than paragraphs. */
const blockConstructs = [
  ...['blockQuote', 'codeFenced', 'definition', 'gfmFootnoteDefinition', 'headingAtx', 'list', 'mathFlow'],
  ...['setextUnderline', 'table', 'thematicBreak'],
];

/**
 * Parses a text of a data file: the Markdown of pages, without components, expressions and admonitions. Contributors
 * write these texts, so `<FILE>` and `{owner}` are text.
 */
export function parse(text = '', disabled: readonly string[] = []): Block[] {
  const disable = { disable: { null: [...notInMdx, ...disabled] } };
  const extensions = [...micromarkExtensions, disable];
  return fromMarkdown(text, { extensions, mdastExtensions: fromMarkdownExtensions }).children as Block[];
}

/** Parses a text of a data file that is shown in a line or a cell: a number or dash at its start makes no list. */
export function parseInline(text: string): mdast.PhrasingContent[] {
  return parse(text, blockConstructs).flatMap((it) => (it.type === 'paragraph' ? it.children : []));
}

/** The blocks as one list. */
export function flatten(...blocks: Blocks[]): Block[] {
  return blocks.flatMap((it) => (!it ? [] : 'type' in it ? it : flatten(...it)));
}

/** A phrase as nodes. Adjacent texts become one node, because React would put a comment between two. */
export function phrasing(phrase: Phrase): mdast.PhrasingContent[] {
  if (typeof phrase === 'string') return phrase === '' ? [] : [{ type: 'text', value: phrase }];
  if ('type' in phrase) return [phrase];
  const nodes: mdast.PhrasingContent[] = [];
  for (const node of phrase.flatMap(phrasing)) {
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      nodes[nodes.length - 1] = { type: 'text', value: last.value + node.value };
    else nodes.push(node);
  }
  return nodes;
}

/** The phrases that are not empty, with a separator between them. */
export function join(phrases: readonly Phrase[], separator: string): Phrase {
  const shown = phrases.filter((it) => phrasing(it).length > 0);
  return shown.map((it, index) => (index === 0 ? it : [separator, it]));
}

/** A component around blocks. An attribute that is true gets the text `true`. */
export function component(
  name: string,
  attributes: Record<string, string | boolean | undefined>,
  ...blocks: Blocks[]
): MdxJsxFlowElement {
  const shown = Object.entries(attributes).filter(([, it]) => it !== undefined && it !== false);
  return element(name, Object.fromEntries(shown.map(([key, it]) => [key, `${it}`])), flatten(blocks));
}

export function paragraph(...phrase: Phrase[]): mdast.Paragraph {
  return { type: 'paragraph', children: phrasing(phrase) };
}

export function strong(...phrase: Phrase[]): mdast.Strong {
  return { type: 'strong', children: phrasing(phrase) };
}

/** Code in a line. */
export function code(value: string): mdast.InlineCode {
  return { type: 'inlineCode', value };
}

/** Texts as code in a line, separated by commas. */
export function codeList(texts: readonly string[]): Phrase {
  return join(texts.map(code), ', ');
}

/** A heading; a text such as ` [#id]` at its end gives it an id, as in pages. */
export function heading(depth: mdast.Heading['depth'], ...phrase: Phrase[]): mdast.Heading {
  return { type: 'heading', depth, children: phrasing(phrase) };
}

export function link(url: string, ...phrase: Phrase[]): mdast.Link {
  return { type: 'link', url, children: phrasing(phrase) as mdast.Link['children'] };
}

export function codeBlock(lang: string, value: string, title?: string): mdast.Code {
  return { type: 'code', lang, value, meta: title === undefined ? null : `title="${title}"` };
}

/** A list with bullets, from the blocks of each item. */
export function list(items: readonly Blocks[]): mdast.List {
  const item = (it: Block[]): mdast.ListItem => ({ type: 'listItem', spread: it.length > 1, children: it });
  return { type: 'list', spread: false, children: items.map((it) => item(flatten(it))) };
}

export function table(head: readonly string[], rows: readonly (readonly Phrase[])[]): mdast.Table {
  const cell = (it: Phrase): mdast.TableCell => ({ type: 'tableCell', children: phrasing(it) });
  const row = (it: readonly Phrase[]): mdast.TableRow => ({ type: 'tableRow', children: it.map(cell) });
  return { type: 'table', children: [head, ...rows].map(row) };
}

/** A table that readers filter: by words, and by the columns that `by` names. */
export function filterTable(
  attributes: { label: string; by?: string; layout?: 'stacked' },
  ...content: Parameters<typeof table>
): MdxJsxFlowElement {
  return component('FilterTable', attributes, table(...content));
}

/** A warning around a text of a data file; nothing without one. */
export function caution(text: string | undefined, title?: string): ContainerDirective | undefined {
  if (text === undefined) return undefined;
  const label: Blocks = title && { ...paragraph(title), data: { directiveLabel: true } };
  const children = flatten(label, parse(text));
  return { type: 'containerDirective', name: 'caution', attributes: {}, children };
}

/** A place in a line that links can point at. Search finds the row of a table that it is in by its words. */
export function target(id: string, words?: string): MdxJsxTextElement {
  const { name, attributes } = element('Target', { id, words });
  return { type: 'mdxJsxTextElement', name, attributes, children: [] };
}
