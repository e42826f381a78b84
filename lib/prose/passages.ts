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

type Text = Pick<Passage, 'text' | 'aloud' | 'offsets'>;

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
      passages.push({ file, source, ...join(textsIn(node, source)) });
    // The text of an image is after `![`.
    if (node.type === 'image' && node.alt)
      passages.push({ file, source, ...proseOf(node.alt, source, at + 2) });
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
  const outer = align(markdown, source, base);
  return pagePassages(file, markdown, fromMarkdown(markdown)).map((it) => ({
    ...it,
    source,
    offsets: it.offsets.map((offset) => outer[offset] ?? base),
  }));
}

/** The texts below a node, in order. */
function textsIn(node: Nodes, source: string): Text[] {
  const at = node.position?.start.offset ?? 0;
  if (node.type === 'text') return [proseOf(node.value, source, at)];
  if (node.type === 'break') return [{ text: '\n', aloud: '\n', offsets: [at] }];
  if ('children' in node) return node.children.flatMap((child) => textsIn(child, source));
  // Code, formulas and comments.
  if ('value' in node) {
    const { length } = node.value;
    const word = (node.type === 'inlineCode' && spoken.exec(node.value)?.[1]) || '';
    return [
      { text: blank.repeat(length), aloud: word.padEnd(length, blank), offsets: Array(length).fill(at) },
    ];
  }
  return [];
}

function proseOf(value: string, source: string, from: number): Text {
  const text = value.replace(notProse, (it) => blank.repeat(it.length));
  return { text, aloud: text, offsets: align(value, source, from) };
}

function join(texts: readonly Text[]): Text {
  return {
    text: texts.map(({ text }) => text).join(''),
    aloud: texts.map(({ aloud }) => aloud).join(''),
    offsets: texts.flatMap(({ offsets }) => offsets),
  };
}

/**
 * Where the characters of a text are in its source. The source may have more: backslashes and entities for characters,
 * spaces and marks of quotes around the ends of lines.
 *
 * @param from offset in the source of the text's first character
 */
function align(text: string, source: string, from: number): number[] {
  let at = from;
  return [...text].flatMap((char, index, chars) => {
    if (!source.startsWith(char, at))
      at += lengthOf(chars[index - 1] === '\n' ? /[ \t>]*/y : /[ \t]*(?=\r?\n)/y, source, at);
    // In JSON, a line ends in a backslash and a letter.
    const isLineEnd = char === '\n' && source.startsWith('\\n', at);
    if (!isLineEnd && source[at] === '\\' && char !== '\\') at++;
    const entity = lengthOf(/&(?:#x?[\da-f]+|[a-z]\w*);/iy, source, at);
    const isEntity =
      entity > 0 && chars.slice(index, index + entity).join('') !== source.slice(at, at + entity);
    const here = at;
    at += isLineEnd ? 2 : isEntity ? entity : char.length;
    return Array<number>(char.length).fill(here);
  });
}

/** How many characters of the source a sticky expression matches at an offset. */
function lengthOf(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}
