import type { Nodes, Root, RootContent, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Block } from '../types';
import { defaultTitle } from './admonitions';
import type { PageContext } from './context';
import { attributesOf, metaValue } from './element';

/** Attributes of components that a reader sees. */
const shownAttributes = ['title', 'summary', 'alt', 'caption'];

/**
 * Records the visible text of the page, block by block, each with the heading above it. Search uses it. Runs after
 * variables are filled and headings have their ids, before code becomes HTML.
 */
export function extractText(context: PageContext, tree: Root): void {
  let anchor: string | null = null;
  let depth = 1;
  const add = (kind: Block['kind'], text: string, terms: string[] = [], more: Partial<Block> = {}) => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (shown !== '') context.blocks.push({ kind, text: shown, terms, anchor, ...more });
  };
  const walk = (node: RootContent): void => {
    if (node.type === 'heading') {
      const id = node.data?.hProperties?.id;
      anchor = typeof id === 'string' ? id : null;
      depth = node.depth;
      add('heading', textOf(node), termsIn(node), { depth });
    } else if (node.type === 'paragraph') {
      // The default title of an admonition only repeats its kind.
      if (!defaultTitle.test(textOf(node))) add('text', textOf(node), termsIn(node));
    } else if (node.type === 'table') {
      // The first row names the columns.
      node.children.slice(1).forEach(walk);
    } else if (node.type === 'tableRow') {
      addRow(node);
    } else if (node.type === 'code') {
      // A diagram is searched by its description, other code with its title.
      if (node.lang === 'mermaid') add('code', metaValue(node, 'alt') ?? '');
      else add('code', `${metaValue(node, 'title') ?? ''} ${node.value}`);
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Field') {
      addField(node);
    } else {
      const attributes = node.type === 'mdxJsxFlowElement' ? Object.entries(attributesOf(node)) : [];
      for (const [name, text] of attributes) if (shownAttributes.includes(name)) add('text', text);
      if ('children' in node) node.children.forEach(walk);
    }
  };
  /** A row is one block. A row that has an id and begins with a name in code is recorded as a heading too. */
  const addRow = (row: TableRow): void => {
    // Of two ids, the first belongs to a group that begins here. Its words are not shown; search finds the row by them.
    let target: { id?: string; words?: string } = {};
    visit(row, 'mdxJsxTextElement', (node) => {
      if (node.name === 'Target') target = attributesOf(node);
    });
    const { id = anchor, words = [] } = target;
    const [name] = row.children.slice(0, 1).flatMap(termsIn);
    if (name !== undefined && id !== anchor) add('heading', name, [name], { depth: depth + 1, anchor: id });
    const text = row.children.map((it) => textOf(it)).join(' · ');
    add('text', text, [...termsIn(row), words].flat(), { anchor: id });
  };
  /** A field is one block: its name, type and description; the fields inside it are separate blocks. */
  const addField = (field: MdxJsxFlowElement): void => {
    const { name = [] } = attributesOf(field);
    const parts = field.children.filter((it) => it.type !== 'mdxJsxFlowElement');
    const text = [name, ...parts.map((it) => textOf(it))].flat().join(' · ');
    add('text', text, [name, ...parts.map(termsIn)].flat());
    field.children.filter((it) => it.type === 'mdxJsxFlowElement').forEach(walk);
  };
  tree.children.forEach(walk);
}

function termsIn(node: Nodes): string[] {
  const terms = new Set<string>();
  visit(node, 'inlineCode', ({ value }) => void terms.add(value));
  return [...terms];
}
