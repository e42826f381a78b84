import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { BundledLanguage, ThemeRegistration } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { isPair, isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { metaValue } from '@/lib/markdown/element';
import { parse } from '@/lib/markdown/nodes';
import { html } from '@/lib/markdown/plugins/html';
import { readDiagram } from '@/lib/markdown/plugins/read-diagram';
import { readText } from '@/lib/markdown/read-text';
import { components } from '@/lib/reference/components';
import { splitFrontMatter } from '@/lib/source/front-matter';
import { checkLimits } from '@/lib/source/limits';
import type { SourceFile } from '@/lib/source/source-file';

/** Text that is read together: a paragraph, a cell, an attribute, a comment. */
export interface Passage {
  /** Without the marks of its syntax; each piece of code is `blank`s. */
  text: string;
  /** Whether it cannot have `code`. */
  isPlain: boolean;
  /** Where its words start: in the text, and in the file. */
  words: { index: number; offset: number }[];
}

/** Private-use character: part of no word, ends no sentence. */
export const blank = '\uE000';

/** Variables, ids of headings, addresses, and names of packages and programs. */
const nonProse =
  /\[\[[^\]]*\]\]|\[#[^\]]*\]|\{#[^}]*\}|\b(?:[a-z]+:\/\/|www\.)\S*|@[a-z-]+\/[a-z-]+|\b(?:openos|solana)(?:-[a-z]+)+/g;

/** Words after the language of code, with texts that readers see. */
const metaKeys = ['alt', 'title'];
/** Keys of the front matter and of data files whose texts readers see. */
const keys =
  /^(?:alt|became|caution|cause|change|commitment|definition|description|fix|groups?|help|intro|label|limits|note|purpose|remedy|summary|term|title|when)$/;

/** The passages of a file by its ending: a page or document, a data file, or a program, of which comments are read. */
export async function readPassages(file: SourceFile): Promise<Passage[]> {
  const found: Passage[] = [];
  const add: Add = (start, fill, isPlain = false) => {
    const { end, ...passage } = fillPassage(file.raw, start, fill, isPlain);
    if (passage.text.trim() !== '') found.push(passage);
    return end;
  };
  const ending = file.path.slice(file.path.lastIndexOf('.') + 1);
  // The content check reports what would take parsers too long.
  if (checkLimits(file, ending.startsWith('md') ? 'page' : 'data').length > 0) return found;
  if (ending === 'json') readData(file.raw, add, true);
  else if (ending === 'md' || ending === 'mdx') readPage(file, add);
  else await readProgram(file, ending, add);
  return found;
}

/** Appends text to a passage; `isCode` if it is not prose; `at` is its place in the file, if it is known. */
type Append = (value: string, isCode?: boolean, at?: number) => void;
/** Adds a passage that starts at an offset of the file, and returns the offset of its end. */
type Add = (start: number, fill: (append: Append) => void, isPlain?: boolean) => number;

function fillPassage(raw: string, start: number, fill: (append: Append) => void, isPlain: boolean) {
  const words: Passage['words'] = [];
  let text = '';
  let end = start;
  fill((value, isCode = false, at = end) => {
    end = at;
    // Escapes, entities and line breaks differ from what they stand for, so words are looked for one by one.
    for (const { 0: word, index } of value.matchAll(/\S+/g)) {
      const offset = raw.indexOf(word, end);
      if (offset >= 0 && offset < end + 1000) end = offset;
      words.push({ index: text.length + index, offset: end });
      if (end === offset) end += word.length;
    }
    text += isCode ? blank.repeat(value.length) : value;
  });
  return { text: text.replace(nonProse, (it) => blank.repeat(it.length)), isPlain, words, end };
}

/** What can be Markdown: most texts of data are not, and a parser takes a while. */
const hasMarks = /[^\p{L}\p{N} ,.;:'’"()?!-]/u;

/** Keys whose values readers see, in the front matter of a page or in data, where they are Markdown. */
function readData(text: string, add: Add, isMarkdown: boolean): void {
  visitYaml(parseDocument(text), {
    Scalar(_key, { value, range }, path) {
      const pair = path.findLast(isPair);
      const isShown =
        isScalar(pair?.key) && pair.key.range?.[0] !== range?.[0] && keys.test(`${pair.key.value}`);
      if (!isShown || typeof value !== 'string') return;
      if (isMarkdown && hasMarks.test(value))
        readBlocks({ type: 'root', children: parse(value) }, value, add, range?.[0]);
      else add(range?.[0] ?? 0, (append) => append(value), !isMarkdown);
    },
  });
}

function readPage({ path, raw }: SourceFile, add: Add): void {
  const { yaml = '', body = raw } = splitFrontMatter(raw) ?? {};
  readData(yaml, add, false);
  // What is wrong in their syntax, the content check reports.
  const page = { doc: { id: '', file: path, body }, problems: [], components };
  const { tree } = readText(page);
  html(page, tree);
  readBlocks(tree, body, add);
}

/** @param from where a text in the file starts, whose nodes have no place there */
function readBlocks(tree: Root, source: string, add: Add, from?: number): void {
  let next = from;
  const placeOf = ({ position }: Pick<Nodes, 'position'>) => next ?? position?.start.offset ?? 0;
  const addText = (start: number, value: string | null | undefined) =>
    add(start, (append) => append(value ?? ''), true);
  visit(tree, (node: Nodes) => {
    if ('alt' in node) addText(placeOf(node), node.alt);
    if ('title' in node) addText(placeOf(node), node.title);
    if (node.type === 'mdxJsxFlowElement')
      for (const attribute of node.attributes) {
        const { attributes = {} } = components.get(node.name ?? '') ?? {};
        const kind = attribute.type === 'mdxJsxAttribute' && attributes[attribute.name]?.kind;
        if (kind === 'text' || kind === 'label')
          addText(placeOf(attribute.position ? attribute : node), `${attribute.value ?? ''}`);
      }
    if (node.type === 'code') {
      for (const key of metaKeys) addText(placeOf(node), metaValue(node, key));
      const labels = (node.lang === 'mermaid' && readDiagram(node.value, () => {})?.labels) || [];
      for (const label of labels)
        addText(
          Math.max(placeOf(node), source.indexOf(label, placeOf(node))),
          label.replace(/<br\s*\/?>/gi, ' '),
        );
    }
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const end = add(placeOf(node), (append) => readPhrases(node, append, from !== undefined));
    if (from !== undefined) next = end;
  });
}

function readPhrases(block: Nodes, append: Append, isCopy: boolean): void {
  visit(block, (node: Nodes) => {
    const at = isCopy ? undefined : node.position?.start.offset;
    if (node.type === 'break') append('\n');
    if ('value' in node) append(node.value, node.type !== 'text', at);
    // An address in the text, which has become a link.
    if (node.type !== 'link' || !node.url.endsWith(textOf(node))) return undefined;
    append(textOf(node), true, at);
    return SKIP;
  });
}

const color = '#000000';
/** A theme with one color: that of texts in these scopes, without their marks. */
const themeOf = (scope: string): ThemeRegistration => ({
  name: scope,
  settings: [
    { scope, settings: { foreground: color } },
    { scope: 'punctuation.definition', settings: { foreground: '#FFFFFF' } },
  ],
});

/** Comments, or in a plot its texts: strings with a space or a capital. */
async function readProgram({ path, raw }: SourceFile, ending: string, add: Add): Promise<void> {
  const isPlot = path.includes('/plots/');
  // Loaded only for programs: it takes a while.
  const { codeToTokensBase } = await import('shiki');
  const tokens = await codeToTokensBase(raw, {
    lang: ending as BundledLanguage,
    theme: themeOf(isPlot ? 'string' : 'comment'),
    // On a busy machine, the rest of a line would have no tokens.
    tokenizeTimeLimit: 0,
  });
  const texts: { text: string; offset: number; end: number }[] = [];
  for (const { content, offset } of tokens.flat().filter((it) => it.color === color)) {
    const text = isPlot ? content : content.replace(/^[\s*]*(?:#(?:end)?region.*)?/, '');
    const end = offset + content.length;
    const last = texts.at(-1);
    // Comments on lines of their own below each other are one text.
    if (last && !isPlot && /^[^\p{L}\p{N}\n]*\n[^\p{L}\p{N}\n]*$/u.test(raw.slice(last.end, offset)))
      Object.assign(last, { text: `${last.text}\n${text}`, end });
    else texts.push({ text, offset, end });
  }
  for (const { text, offset } of texts)
    if (!isPlot) readBlocks({ type: 'root', children: parse(text) }, text, add, offset);
    else if (/\s|^\p{Lu}\p{Ll}/u.test(text)) add(offset, (append) => append(text), true);
}
