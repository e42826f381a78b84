import type { Nodes, Root, RootContent, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Block } from '../types';
import type { PageContext } from './context';
import { metaValue } from './element';

/**
 * Records the text of the page as it reads, block by block, each with the heading it stands under.
 * Search is made of it. Runs when variables are filled and headings have their ids, before code becomes HTML.
 */
export function blocks(context: PageContext, tree: Root): void {
  let anchor: string | null = null;
  let depth = 1;
  const add = (block: Omit<Block, 'anchor'>) => {
    const text = block.text.replace(/\s+/g, ' ').trim();
    if (text !== '') context.blocks.push({ ...block, text, anchor });
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
      case 'code':
        add({ kind: 'code', text: codeText(node.lang, node.value, node.meta), terms: [] });
        return;
      case 'mdxJsxFlowElement':
        if (node.name === 'Field') {
          walkField(node);
          return;
        }
        for (const { type, value } of node.attributes.filter(isProse)) {
          if (type === 'mdxJsxAttribute' && typeof value === 'string')
            add({ kind: 'text', text: value, terms: [] });
        }
    }
    if ('children' in node) node.children.forEach(walk);
  };
  /** A row is one block; one that links can point at reads as a heading, its first name, with the rest below. */
  const walkRow = (node: TableRow): void => {
    const cells = node.children.map((it) => textOf(it));
    const terms = termsOf(node);
    const [name] = terms;
    const target = targetOf(node);
    if (target === undefined || name === undefined) {
      add({ kind: 'text', text: cells.join(' · '), terms });
      return;
    }
    const section = anchor;
    anchor = target;
    add({ kind: 'heading', depth: depth + 1, text: name, terms: [name] });
    add({ kind: 'text', text: cells.join(' · '), terms });
    anchor = section;
  };
  /** A field is one block: its name, type and description; the fields inside it are separate blocks. */
  const walkField = (node: MdxJsxFlowElement): void => {
    const name = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'name')?.value;
    const text = node.children.filter((it) => it.type !== 'mdxJsxFlowElement');
    const terms = typeof name === 'string' ? [name] : [];
    add({
      kind: 'text',
      text: [...terms, ...text.map((it) => textOf(it))].join(' · '),
      terms: [...terms, ...text.flatMap(termsOf)],
    });
    for (const child of node.children) if (child.type === 'mdxJsxFlowElement') walk(child);
  };
  tree.children.forEach(walk);
}

/** The last id in a row: where it has two, the first is that of a group that begins here. */
function targetOf(row: TableRow): string | undefined {
  let id: string | undefined;
  visit(row, 'mdxJsxTextElement', (node) => {
    const value = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'id')?.value;
    if (node.name === 'Target' && typeof value === 'string') id = value;
  });
  return id;
}

/** Attributes of components that a reader sees. */
function isProse(attribute: { type: string; name?: string }): boolean {
  return ['title', 'summary', 'alt', 'caption'].includes(attribute.name ?? '');
}

/** The title of an admonition that has none of its own says only its kind. */
function isDefaultTitle(node: Nodes): boolean {
  return /^(Note|Tip|Info|Caution|Danger)$/.test(textOf(node));
}

/** Code as it is searched: a diagram by its description, any other with its title. */
function codeText(lang: string | null | undefined, value: string, meta: string | null | undefined): string {
  const named = (key: string) => metaValue({ type: 'code', value, meta: meta ?? '' }, key) ?? '';
  return lang === 'mermaid' ? named('alt') : `${named('title')} ${value}`;
}

function termsOf(node: Nodes): string[] {
  const terms = new Set<string>();
  visit(node, 'inlineCode', ({ value }) => void terms.add(value));
  return [...terms];
}
