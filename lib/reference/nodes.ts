import type { Code, Heading, InlineCode, Link, List, Paragraph, PhrasingContent, Strong, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { unified } from 'unified';
import { element } from '@/lib/content/plugins/element';

/** A node that a page, a component or a list item can contain. */
export type Block = MdxJsxFlowElement['children'][number];

/** Content of a line: a string is plain text. */
export type Phrase = string | PhrasingContent | readonly Phrase[];

const { micromarkExtensions = [], fromMarkdownExtensions = [] } = unified()
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .freeze()
  .data();

/** What MDX switches off in Markdown. Without its own syntax, tags and braces are text. */
const notInMdx = ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'];

/** Every construct that starts a block other than a paragraph. */
const blockConstructs = [
  ...['blockQuote', 'codeFenced', 'definition', 'headingAtx', 'list', 'setextUnderline', 'thematicBreak'],
  ...['gfmFootnoteDefinition', 'mathFlow', 'table'],
];

/**
 * Parses a text of a data file: the Markdown of pages, without components, expressions and admonitions. Contributors
 * write these texts, and `<FILE>` or `{owner}` in one is text.
 */
export function parseMarkdown(text = '', disabled: readonly string[] = []): Block[] {
  const disable = { disable: { null: [...notInMdx, ...disabled] } };
  return fromMarkdown(text, {
    extensions: [...micromarkExtensions, disable],
    mdastExtensions: fromMarkdownExtensions,
  }).children as Block[];
}

/** Parses a text of a data file that is shown in a line or a table cell: a number or dash at its start makes no list. */
export function parseInline(text: string): PhrasingContent[] {
  return parseMarkdown(text, blockConstructs).flatMap((it) => (it.type === 'paragraph' ? it.children : []));
}

/** Adjacent texts become one node: React would put a comment between two. */
export function phrasing(phrase: Phrase): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  const add = (part: Phrase): void => {
    if (typeof part !== 'string' && !('type' in part)) {
      part.forEach(add);
      return;
    }
    const text = typeof part === 'string' ? part : part.type === 'text' ? part.value : undefined;
    const last = nodes.at(-1);
    if (typeof part !== 'string' && text === undefined) nodes.push(part);
    else if (last?.type === 'text') last.value += text;
    else if (text) nodes.push({ type: 'text', value: text });
  };
  add(phrase);
  return nodes;
}

/** The phrases that are not empty, with a separator between them. */
export function join(phrases: readonly Phrase[], separator: string): Phrase {
  return phrases
    .filter((it) => phrasing(it).length > 0)
    .flatMap((it, index) => (index === 0 ? [it] : [separator, it]));
}

export function paragraph(...phrase: Phrase[]): Paragraph {
  return { type: 'paragraph', children: phrasing(phrase) };
}

/** A heading; a text such as ` [#id]` at its end gives it an id, as in pages. */
export function heading(depth: Heading['depth'], ...phrase: Phrase[]): Heading {
  return { type: 'heading', depth, children: phrasing(phrase) };
}

export function strong(...phrase: Phrase[]): Strong {
  return { type: 'strong', children: phrasing(phrase) };
}

export function link(url: string, ...phrase: Phrase[]): Link {
  return { type: 'link', url, children: phrasing(phrase) as Link['children'] };
}

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** Texts as code in a line, separated by commas. */
export function codeList(texts: readonly string[]): Phrase {
  return join(texts.map(inlineCode), ', ');
}

export function codeBlock(lang: string, value: string, title?: string): Code {
  return { type: 'code', lang, value, meta: title === undefined ? null : `title="${title}"` };
}

/** A list with bullets; each item is its blocks, or the content of its only line. */
export function list(items: readonly (readonly Block[])[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((blocks) => ({ type: 'listItem', spread: blocks.length > 1, children: [...blocks] })),
  };
}

export function table(head: readonly string[], rows: readonly (readonly Phrase[])[]): Table {
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: phrasing(cell) })),
    })),
  };
}

/** A warning around a text of a data file; nothing without one. */
export function caution(text: string | undefined, title?: string): ContainerDirective[] {
  if (text === undefined) return [];
  const label: Paragraph[] =
    title === undefined ? [] : [{ ...paragraph(title), data: { directiveLabel: true } }];
  return [
    {
      type: 'containerDirective',
      name: 'caution',
      attributes: {},
      children: [...label, ...parseMarkdown(text)],
    },
  ];
}

/** What a link can point at, in a line. Search finds the row of a table that it is in by its words. */
export function target(id: string, words?: string): MdxJsxTextElement {
  const { name, attributes } = element('Target', { id, words });
  return { type: 'mdxJsxTextElement', name, attributes, children: [] };
}
