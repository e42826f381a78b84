import type { Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../content/front-matter';
import { placeAt } from '../content/problem';

/** Readers have to read longer sentences twice. */
const maxWords = 35;

/** Private-use character: part of no word, ends no sentence. */
const blank = '\uE000';

/** Variables, ids of headings, addresses, and names of packages and programs. */
const nonProse =
  /\[\[[^\]]*\]\]|\[#[^\]]*\]|\b(?:[a-z]+:\/\/|www\.)\S*|@[a-z-]+\/[a-z-]+|\b(?:openos|solana)(?:-[a-z]+)+/g;

/** Fields of the front matter and attributes whose values readers see. */
const frontMatterFields = /^(title|description|\s+became):(.*)$/gm;
const attributes = ['alt', 'caption', 'label', 'summary', 'title'];

/** Text that is read together. Markdown syntax is replaced by spaces, and each character of code by a `blank`. */
interface Passage {
  text: string;
  /** Of its start in the file. */
  offset: number;
}

type File = Parameters<Transformer>[1];

/** Makes a rule of remark from a function that finds violations in a passage: where they are, and what is wrong. */
function proseRule(check: (text: string) => { index: number; reason: string }[]) {
  return () => (tree: Root, file: File) => {
    const source = String(file);
    for (const { text, offset } of extractPassages(tree, source)) {
      for (const { index, reason } of check(text))
        file.message(reason, { place: placeAt(source, offset + index) });
    }
  };
}

/** Finds repeated words, also across lines. */
export const repeatedWords = proseRule((text) =>
  [...text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}+)[\s>]+\1(?![\p{L}\p{N}'’-])/giu)].map(
    ({ 1: word, index }) => ({ index, reason: `Repeated word: "${word}". Remove one.` }),
  ),
);

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Finds sentences that are too long. A piece of code counts as one word. */
export const sentenceLength = proseRule((text) => {
  // To the segmenter, a line break ends a sentence, and a sentence cannot begin with a `blank`.
  const plain = text
    .replaceAll('\n', ' ')
    .replace(new RegExp(`${blank}+`, 'g'), ({ length }) => 'C'.padEnd(length, 'o'));
  return [...sentences.segment(plain)].flatMap(({ segment, index }) => {
    const count = segment.match(/[\p{L}\p{M}\p{N}_]+(?:['’.-][\p{L}\p{M}\p{N}_]+)*/gu)?.length ?? 0;
    return count > maxWords
      ? [{ index, reason: `Sentence has ${count} words (limit ${maxWords}). Split it.` }]
      : [];
  });
});

/** The prose of a file: front matter, paragraphs, headings, table cells, attributes and alt texts. */
function extractPassages(tree: Root, source: string): Passage[] {
  const found: Passage[] = [];
  const add = (offset: number, text: string) =>
    found.push({ offset, text: text.replace(nonProse, (it) => blank.repeat(it.length)) });
  const frontMatter = splitFrontMatter(source)?.yaml ?? '';
  for (const { 1: key = '', 2: value = '', index } of frontMatter.matchAll(frontMatterFields))
    add(index + key.length + 1, value);
  visit(tree, (node: Nodes) => {
    const { start, end } = offsets(node);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      add(start, maskSyntax(node, source));
    if (node.type === 'image') add(start, source.slice(start, end).replace(/\]\(.*/s, ''));
    if (node.type !== 'mdxJsxFlowElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !attributes.includes(attribute.name)) continue;
      const from = attribute.position?.start.offset ?? 0;
      add(from, source.slice(from, attribute.position?.end.offset));
    }
  });
  return found;
}

/** The source of a node as the text of a passage, with the same length. */
function maskSyntax(node: Nodes, source: string): string {
  const { start, end } = offsets(node);
  let text = '';
  visit(node, (it: Nodes) => {
    if (!('value' in it)) return;
    const own = source.slice(offsets(it).start, offsets(it).end);
    text = text.padEnd(offsets(it).start - start) + (it.type === 'text' ? own : blank.repeat(own.length));
  });
  return text.padEnd(end - start);
}

function offsets({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
