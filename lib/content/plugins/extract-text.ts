import type { Nodes, Root, RootContent, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Block } from '../types';
import type { PageContext } from './context';
import { attributesOf, metaValue } from './element';

/** Attributes of components that a reader sees. */
const shown = ['title', 'summary', 'alt', 'caption'];

/**
 * Records the visible text of the page, block by block, each with the heading above it. Search uses it. Runs after
 * variables are filled and headings have their ids, before code becomes HTML.
 */
export function extractText(context: PageContext, tree: Root): void {
  let anchor: string | null = null;
  let depth = 1;
  const add = (block: Omit<Block, 'anchor'>, under = anchor) => {
    const text = block.text.replace(/\s+/g, ' ').trim();
    if (text !== '') context.blocks.push({ ...block, text, anchor: under });
  };
  const walk = (node: RootContent): void => {
    switch (node.type) {
      case 'heading': {
        const id = node.data?.hProperties?.id;
        anchor = typeof id === 'string' ? id : null;
        depth = node.depth;
        add({ kind: 'heading', depth: node.depth, text: textOf(node), terms: termsOf(node) });
        return;
      }
      case 'paragraph':
        if (!isDefaultTitle(node)) add({ kind: 'text', text: textOf(node), terms: termsOf(node) });
        return;
      case 'table':
        // The first row names the columns.
        node.children.slice(1).forEach(walk);
        return;
      case 'tableRow':
        walkRow(node);
        return;
      case 'code': {
        // A diagram is searched by its description, other code with its title.
        const key = node.lang === 'mermaid' ? 'alt' : 'title';
        const text = `${metaValue(node, key) ?? ''} ${node.lang === 'mermaid' ? '' : node.value}`;
        add({ kind: 'code', text, terms: [] });
        return;
      }
      case 'mdxJsxFlowElement':
        if (node.name === 'Field') {
          walkField(node);
          return;
        }
        for (const { name, value } of node.attributes.filter((it) => it.type === 'mdxJsxAttribute'))
          if (shown.includes(name) && typeof value === 'string')
            add({ kind: 'text', text: value, terms: [] });
    }
    if ('children' in node) node.children.forEach(walk);
  };
  /** A row is one block. A row that has an id and begins with a name in code is recorded as a heading too. */
  const walkRow = (node: TableRow): void => {
    const cells = node.children.map((it) => textOf(it));
    const terms = termsOf(node);
    const [name] = node.children.slice(0, 1).flatMap(termsOf);
    const { id: under = anchor, words = [] } = targetOf(node);
    if (name !== undefined && under !== anchor)
      add({ kind: 'heading', depth: depth + 1, text: name, terms: [name] }, under);
    add({ kind: 'text', text: cells.join(' · '), terms: [...terms, words].flat() }, under);
  };
  /** A field is one block: its name, type and description; the fields inside it are separate blocks. */
  const walkField = (node: MdxJsxFlowElement): void => {
    const { name = [] } = attributesOf(node);
    const parts = node.children.filter((it) => it.type !== 'mdxJsxFlowElement');
    const text = [name, ...parts.map((it) => textOf(it))].flat().join(' · ');
    add({ kind: 'text', text, terms: [name, ...parts.map(termsOf)].flat() });
    for (const child of node.children) if (child.type === 'mdxJsxFlowElement') walk(child);
  };
  tree.children.forEach(walk);
}

/**
 * The last id in a row: if it has two, the first belongs to a group that begins here. Its words are not shown; search
 * finds the row by them.
 */
function targetOf(row: TableRow): { id?: string; words?: string } {
  let target: { id?: string; words?: string } = {};
  visit(row, 'mdxJsxTextElement', (node) => {
    if (node.name === 'Target') target = attributesOf(node);
  });
  return target;
}

/** A default title of an admonition only repeats its kind. */
function isDefaultTitle(node: Nodes): boolean {
  return /^(Note|Tip|Info|Caution|Danger)$/.test(textOf(node));
}

function termsOf(node: Nodes): string[] {
  const terms = new Set<string>();
  visit(node, 'inlineCode', ({ value }) => void terms.add(value));
  return [...terms];
}
