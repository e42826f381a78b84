import type { Root, Sentence, SentenceContent } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { visit } from 'unist-util-visit';
import type { Rule } from '../passage';

/** Words above which a sentence is long. */
const LONG_SENTENCE = 40;

/** A character that is not part of a word, in place of each character of code. */
const blank = '\uE000';

/** A sentence of a passage. */
interface PlacedSentence {
  node: Sentence;
  /** Its text, character for character, without code. */
  text: string;
  /** The offset in the passage of a place in that text: marks between the words are not part of it. */
  offsetOf(index: number): number;
}

/** The sentences of a passage. */
export function sentences(root: Root): PlacedSentence[] {
  const found: PlacedSentence[] = [];
  visit(root, 'SentenceNode', (node) => {
    const parts = node.children.map(proseOf);
    found.push({
      node,
      text: parts.join(''),
      offsetOf(index) {
        let rest = index;
        const at = parts.findIndex((part) => {
          if (rest < part.length) return true;
          rest -= part.length;
          return false;
        });
        return (node.children[at]?.position?.start.offset ?? 0) + rest;
      },
    });
  });
  return found;
}

/** Finds sentences that a reader has to read twice; code counts as one word. */
export const sentenceLength: Rule = (root) =>
  sentences(root).flatMap(({ node, offsetOf, text }) => {
    let words = 0;
    visit(node, (it) => {
      if (it.type === 'WordNode' || it.type === 'SourceNode') words++;
    });
    if (words <= LONG_SENTENCE) return [];
    const message = `the sentence has ${words} words`;
    return { offset: offsetOf(0), actual: text.slice(0, 20), message, hint: 'Make two of it' };
  });

function proseOf(node: SentenceContent): string {
  const text = textOf(node);
  return node.type === 'SourceNode' ? blank.repeat(text.length) : text;
}
