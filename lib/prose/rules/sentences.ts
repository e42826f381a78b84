import type { Root, Sentence, SentenceContent } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { visit } from 'unist-util-visit';

/** A sign that is part of no word, in place of each character of code. */
const blank = '\uE000';

/** A sentence of a passage. */
interface PlacedSentence {
  node: Sentence;
  /** Its text, character for character, without code. */
  text: string;
  /** The offset in the passage of a place in that text: marks between the words are no part of it. */
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

function proseOf(node: SentenceContent): string {
  const text = textOf(node);
  return node.type === 'SourceNode' ? blank.repeat(text.length) : text;
}
