import type { Root, Sentence, SentenceContent } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { visit } from 'unist-util-visit';

/** A sign that is part of no word, in place of each character of code. */
const blank = '\uE000';

/** The sentences of a passage with their offsets and, character for character, their text without code. */
export function sentences(root: Root): { node: Sentence; offset: number; text: string }[] {
  const found: { node: Sentence; offset: number; text: string }[] = [];
  visit(root, 'SentenceNode', (node) => {
    found.push({ node, offset: node.position?.start.offset ?? 0, text: node.children.map(proseOf).join('') });
  });
  return found;
}

function proseOf(node: SentenceContent): string {
  const text = textOf(node);
  return node.type === 'SourceNode' ? blank.repeat(text.length) : text;
}
