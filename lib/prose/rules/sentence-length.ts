import { blank, type Rule, wordPattern } from '../passage';

/** Words above which a sentence is long. */
const LONG_SENTENCE = 30;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Finds sentences that a reader has to read twice; code counts as one word. */
export const sentenceLength: Rule = ({ text }) =>
  // The segmenter would end a sentence at the end of a line.
  [...segmenter.segment(text.replaceAll('\n', ' '))].flatMap(({ segment, index }) => {
    const words = segment.replaceAll(new RegExp(`${blank}+`, 'g'), 'code').match(wordPattern)?.length ?? 0;
    if (words <= LONG_SENTENCE) return [];
    const message = `the sentence has ${words} words`;
    return { offset: index, actual: segment.slice(0, 20), message, hint: 'Make two of it' };
  });
