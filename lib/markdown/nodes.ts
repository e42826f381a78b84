import type * as mdast from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { MdxJsxFlowElement, MdxJsxTextElement } from './element';
import { markdown } from './parse';
import { joinTexts } from './tree';

/** A node that a page, a component or a list item can contain. */
export type Block = MdxJsxFlowElement['children'][number];

/** Blocks in any grouping; false, undefined and the empty string are left out. */
export type Blocks = Block | readonly Blocks[] | false | '' | undefined;

/** Content of a line, in any grouping; a string is plain text. */
export type Phrase = string | mdast.PhrasingContent | readonly Phrase[];

/** Attributes by name. One that is true gets the text `true`; one that is false or undefined is left out. */
type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** The constructs of Markdown that MDX turns off. Without its own syntax, tags and braces are text. */
const notInMdx = ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'];

/** The constructs of all blocks other than paragraphs. */
const blockConstructs = [
  ...['blockQuote', 'codeFenced', 'definition', 'gfmFootnoteDefinition', 'headingAtx', 'list', 'mathFlow'],
  ...['setextUnderline', 'table', 'thematicBreak'],
];

/** A parser of the Markdown of pages without some of its constructs. */
function parserWithout(...constructs: string[]) {
  const micromarkExtensions = [{ disable: { null: constructs } }];
  return unified().data({ micromarkExtensions }).use(remarkParse).use(markdown).freeze();
}

const parser = parserWithout(...notInMdx);
const inlineParser = parserWithout(...notInMdx, ...blockConstructs);

/** Parses a text of a data file: the Markdown of pages without components and admonitions, so `<FILE>` is text. */
export function parse(text = ''): Block[] {
  return parser.parse(text).children as Block[];
}

/** Parses a text of a data file that is shown in a line or a cell: a number or dash at its start makes no list. */
export function parseInline(text: string): mdast.PhrasingContent[] {
  return inlineParser.parse(text).children.flatMap((it) => (it.type === 'paragraph' ? it.children : []));
}

/** The text of Markdown without its syntax, for places that show text only. Blocks are separated by an empty line. */
export function plainText(text: string): string {
  return parse(text)
    .map((it) => textOf(it))
    .join('\n\n');
}

/** The blocks as one list. */
export function flatten(...blocks: Blocks[]): Block[] {
  return blocks.flatMap((it) => (!it ? [] : 'type' in it ? it : flatten(...it)));
}

/** A phrase as nodes. */
export function phrasing(phrase: Phrase): mdast.PhrasingContent[] {
  if (typeof phrase === 'string') return phrase === '' ? [] : [{ type: 'text', value: phrase }];
  return 'type' in phrase ? [phrase] : joinTexts(phrase.flatMap(phrasing));
}

/** The phrases that are not empty, with a separator between them. */
export function join(phrases: readonly Phrase[], separator: string): Phrase {
  const shown = phrases.filter((it) => phrasing(it).length > 0);
  return shown.map((it, index) => (index === 0 ? it : [separator, it]));
}

/** A component around blocks. */
export function component(name: string, attributes: Attributes, ...blocks: Blocks[]): MdxJsxFlowElement {
  const shown = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  const texts = shown.map(([key, it]) => ({ type: 'mdxJsxAttribute' as const, name: key, value: `${it}` }));
  return { type: 'mdxJsxFlowElement', name, attributes: texts, children: flatten(blocks) };
}

/** A component in a line. */
export function textComponent(name: string, attributes: Attributes, ...phrase: Phrase[]): MdxJsxTextElement {
  return { ...component(name, attributes), type: 'mdxJsxTextElement', children: phrasing(phrase) };
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

/** An admonition, as its Markdown is parsed. */
export function admonition(kind: string, title: string | undefined, ...blocks: Blocks[]): ContainerDirective {
  const label: Blocks = title && { ...paragraph(title), data: { directiveLabel: true } };
  return { type: 'containerDirective', name: kind, attributes: {}, children: flatten(label, blocks) };
}

/** A warning around a text of a data file; nothing without one. */
export function caution(text: string | undefined, title?: string): ContainerDirective | undefined {
  return text === undefined ? undefined : admonition('caution', title, parse(text));
}

/** A place in a line that links can point at. Search finds the row of a table that it is in by its words. */
export function target(id: string, words?: string): MdxJsxTextElement {
  return textComponent('Target', { id, words });
}
