import { blank, type Rule, wordPattern } from '../passage';

/** Words above which a sentence is long. */
const LONG_SENTENCE = 30;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const code = new RegExp(`${blank}+`, 'g');

/** Finds sentences that a reader has to read twice; code counts as one word. */
export const sentenceLength: Rule = ({ text }) => {
  // The segmenter would end a sentence at the end of a line, and not before one that begins with code.
  const plain = text.replaceAll('\n', ' ').replace(code, ({ length }) => 'C'.padEnd(length, 'o'));
  return [...segmenter.segment(plain)].flatMap(({ segment, index }) => {
    const words = segment.match(wordPattern)?.length ?? 0;
    if (words <= LONG_SENTENCE) return [];
    const message = `the sentence has ${words} words`;
    return { offset: index, actual: text.slice(index, index + 20), message, hint: 'Make two of it' };
  });
};
