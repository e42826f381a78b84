import type { Nodes, Root, RootContent, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { valuesOf } from '../component-table';
import type { Block, PageContext } from '../context';
import { attributesOf, type MdxJsxFlowElement, metaValue } from '../element';
import { nodesOf } from '../tree';
import { defaultTitle } from './admonitions';

/** Records the visible text of the page for search, block by block. Runs when headings have ids and code is text. */
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
      if (node.type === 'mdxJsxFlowElement')
        for (const [, text] of valuesOf(context, node, 'text')) add('text', text);
      if ('children' in node) node.children.forEach(walk);
    }
  };
  /** A row is one block. A row that has an id and begins with a name in code is recorded as a heading too. */
  const addRow = (row: TableRow): void => {
    // Of two ids, the first belongs to a group that begins here. Its words are not shown; search finds the row by them.
    const target = nodesOf(row, 'mdxJsxTextElement').findLast((it) => it.name === 'Target');
    const { id = anchor, words = [] } = target ? attributesOf(target) : {};
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
  return [...new Set(nodesOf(node, 'inlineCode').map(({ value }) => value))];
}
