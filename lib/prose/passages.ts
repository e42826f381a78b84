import type { Nodes, Paragraph, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { metaValue } from '../content/plugins/element';
import type { Passage } from './passage';

/** Variables, ids of headings, addresses, and names of packages and programs: no words, but they stand in text. */
const notProse =
  /\[\[[^\]]*\]\]|\[#[^\]]*\]\s*$|\b(?:[a-z]+:\/\/|www\.)\S*|@[a-z-]+\/[a-z-]+|\b(?:openos|solana)(?:-[a-z]+)+/g;

/** A sign that the parser takes for a symbol, never for a letter or the end of a sentence. */
const symbol = '\uE000';

const parser = new ParseEnglish();

/**
 * The prose of a page: its text and the attributes and captions that readers see.
 *
 * @param tree the page as typed
 * @param source the text that the tree was read from
 */
export function pagePassages(file: string, source: string, tree: Root): Passage[] {
  const passages: Passage[] = [];
  const text = new VFile({ value: source });
  const add = (value: string | null | undefined, node: Nodes) => {
    const base = value ? source.indexOf(value, node.position?.start.offset) : -1;
    if (value && base >= 0) passages.push(...textPassages(file, source, base, value));
  };
  visit(tree, (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      // Table cells are nothing that the library reads.
      const paragraph: Paragraph = { ...node, type: 'paragraph', children: node.children };
      passages.push({ file, source, base: 0, root: toNlcst(masked(paragraph), text, parser) });
      return SKIP;
    }
    if (node.type === 'code' && node.lang === 'mermaid') {
      for (const key of ['alt', 'title']) add(metaValue(node, key), node);
    }
    if (node.type === 'mdxJsxFlowElement') {
      for (const { type, name, value } of node.attributes.filter((it) => it.type === 'mdxJsxAttribute')) {
        const isRead = ['alt', 'caption', 'label', 'summary', 'title'].includes(name);
        if (type === 'mdxJsxAttribute' && isRead && typeof value === 'string') add(value, node);
      }
    }
    return undefined;
  });
  return passages;
}

/**
 * The prose of a text that stands inside a file.
 *
 * @param base where the text starts in the source
 * @param markdown the text as it reads once it is taken out of the file
 */
export function textPassages(file: string, source: string, base: number, markdown: string): Passage[] {
  return pagePassages(file, markdown, fromMarkdown(markdown)).map((it) => ({ ...it, source, base }));
}

/** A copy of a node in which what is no prose is as long as it was, but has no words. */
function masked<T extends Nodes>(node: T): T {
  const copy = { ...node };
  if (copy.type === 'text') {
    copy.value = copy.value.replace(notProse, (it) => symbol.repeat(it.length));
  }
  if ('children' in copy) copy.children = copy.children.map(masked) as typeof copy.children;
  return copy;
}
