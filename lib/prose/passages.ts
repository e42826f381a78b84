import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { metaValue } from '../content/plugins/element';
import { blank, type Passage } from './passage';

/** Variables, ids of headings, addresses, and names of packages and programs: they are in text, but are not words. */
const notProse =
  /\[\[[^\]]*\]\]|\[#[^\]]*\]\s*$|\b(?:[a-z]+:\/\/|www\.)\S*|@[a-z-]+\/[a-z-]+|\b(?:openos|solana)(?:-[a-z]+)+/g;

/**
 * The first word of code, if its sound is certain: letters alone, from a vowel or a consonant with a vowel after it.
 * `rpc` and `nginx` may be read letter by letter, `ulimit` in two ways.
 */
const spoken = /^\s*((?:[aeio]|[b-df-hj-np-tvwyz][aeiou])[a-z]*)(?!\w)/;

/** Directly before a passage. The tree has no comments any more. */
const exception = /\{\/\*\s*prose:\s*\w[^{}]*\*\/\}\s*$/;

type Text = Pick<Passage, 'text' | 'aloud'>;

/**
 * The prose of a page: its text and the attributes and captions that readers see.
 *
 * @param tree the page as typed
 * @param source the text that the tree was read from
 */
export function pagePassages(file: string, source: string, tree: Root): Passage[] {
  const passages: Passage[] = [];
  /** Adds the value of a name at an offset or after it; the same text may be elsewhere too. */
  const add = (name: string, value: string | undefined, from = 0) => {
    const opening = new RegExp(`\\b${name}\\s*=\\s*["']`, 'g');
    opening.lastIndex = from;
    if (value && opening.test(source)) passages.push(...textPassages(file, source, opening.lastIndex, value));
  };
  visit(tree, (node: Nodes) => {
    const at = node.position?.start.offset ?? 0;
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      passages.push({
        file,
        source,
        base: at,
        isHeading: node.type === 'heading',
        isException: exception.test(source.slice(0, at)),
        ...join(textsIn(node)),
      });
    if (node.type === 'image' && node.alt) passages.push({ file, source, base: at, ...proseOf(node.alt) });
    if (node.type === 'code' && node.lang === 'mermaid')
      for (const key of ['alt', 'title']) add(key, metaValue(node, key), at);
    if (node.type !== 'mdxJsxFlowElement') return;
    for (const { name, value, position } of node.attributes.filter((it) => it.type === 'mdxJsxAttribute')) {
      const isRead = ['alt', 'caption', 'label', 'summary', 'title'].includes(name);
      if (isRead && typeof value === 'string') add(name, value, position?.start.offset);
    }
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
  return pagePassages(file, markdown, fromMarkdown(markdown)).map((it) => ({
    ...it,
    source,
    base: base + it.base,
  }));
}

/** The texts below a node, in order. */
function textsIn(node: Nodes): Text[] {
  if (node.type === 'text') return [proseOf(node.value)];
  if (node.type === 'break') return [{ text: '\n', aloud: '\n' }];
  if ('children' in node && node.children.length > 0) return node.children.flatMap(textsIn);
  // Code, formulas and comments.
  if ('value' in node) {
    const { length } = node.value;
    const word = (node.type === 'inlineCode' && spoken.exec(node.value)?.[1]) || '';
    return [{ text: blank.repeat(length), aloud: word.padEnd(length, blank) }];
  }
  // Pictures, and elements without text.
  return [{ text: blank, aloud: blank }];
}

function proseOf(value: string): Text {
  const text = value.replace(notProse, (it) => blank.repeat(it.length));
  return { text, aloud: text };
}

function join(texts: readonly Text[]): Text {
  return {
    text: texts.map(({ text }) => text).join(''),
    aloud: texts.map(({ aloud }) => aloud).join(''),
  };
}
