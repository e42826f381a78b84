import { visit } from 'unist-util-visit';
import type { Rule } from '../passage';
import { sentences } from './sentences';

/** Words above which a sentence is long. */
const LONG_SENTENCE = 40;

/** Finds sentences that a reader has to read twice; code counts as one word. */
export const sentenceLength: Rule = (root) =>
  sentences(root).flatMap(({ node, offsetOf, text }) => {
    const words = wordCount(node);
    if (words <= LONG_SENTENCE) return [];
    const message = `the sentence has ${words} words`;
    return { offset: offsetOf(0), actual: text.slice(0, 20), message, hint: 'Make two of it' };
  });

function wordCount(node: Parameters<typeof visit>[0]): number {
  let words = 0;
  visit(node, (it) => {
    if (it.type === 'WordNode' || it.type === 'SourceNode') words++;
  });
  return words;
}
