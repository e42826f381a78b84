import type { Nodes, Paragraph, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { metaValue } from '../content/plugins/element';
import { align, locate, rangeIn } from './locate';
import type { Passage } from './passage';

/** Variables, ids of headings, addresses, and names of packages and programs: they are in text, but are not words. */
const notProse =
  /\[\[[^\]]*\]\]|\[#[^\]]*\]\s*$|\b(?:[a-z]+:\/\/|www\.)\S*|@[a-z-]+\/[a-z-]+|\b(?:openos|solana)(?:-[a-z]+)+/g;

/** A character that the parser reads as a symbol, not as a letter or the end of a sentence. */
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
  /** Adds the value of a name at an offset or after it; the same text may be elsewhere too. */
  const add = (name: string, value: string | undefined, from = 0) => {
    const opening = new RegExp(`\\b${name}\\s*=\\s*["']`, 'g');
    opening.lastIndex = from;
    if (value && opening.test(source)) passages.push(...textPassages(file, source, opening.lastIndex, value));
  };
  visit(tree, (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      // The library does not read table cells.
      const paragraph: Paragraph = { ...node, type: 'paragraph', children: node.children };
      const root = toNlcst(masked(paragraph), text, parser);
      passages.push({
        file,
        source,
        base: 0,
        root,
        locate: (offset, actual) => locate(paragraph, source, offset, actual),
      });
      return SKIP;
    }
    if (node.type === 'code' && node.lang === 'mermaid') {
      for (const key of ['alt', 'title']) add(key, metaValue(node, key), node.position?.start.offset);
    }
    if (node.type === 'mdxJsxFlowElement') {
      for (const { name, value, position } of node.attributes.filter((it) => it.type === 'mdxJsxAttribute')) {
        const isRead = ['alt', 'caption', 'label', 'summary', 'title'].includes(name);
        if (isRead && typeof value === 'string') add(name, value, position?.start.offset);
      }
    }
    return undefined;
  });
  return passages;
}

/**
 * The prose of a text inside a file.
 *
 * @param base where the text starts in the source
 * @param markdown the text as it reads once it is taken out of the file
 */
export function textPassages(file: string, source: string, base: number, markdown: string): Passage[] {
  let outer: number[] | undefined;
  return pagePassages(file, markdown, fromMarkdown(markdown)).map((it) => ({
    ...it,
    source,
    base,
    locate(offset, text) {
      outer ??= align(markdown, source, base);
      const range = it.locate(offset, text);
      return range && rangeIn(outer, range.start, range.end);
    },
  }));
}

/** A copy of a node in which what is not prose has the same length, but no words. */
function masked<T extends Nodes>(node: T): T {
  const copy = { ...node };
  if (copy.type === 'text') {
    copy.value = copy.value.replace(notProse, (it) => symbol.repeat(it.length));
  }
  if ('children' in copy) copy.children = copy.children.map(masked) as typeof copy.children;
  return copy;
}
