import { blank } from './passages';

/** Readers have to read longer sentences twice. */
const maxWords = 35;

/** What is wrong with a text, where, and how to fix it. */
export interface Mistake {
  index: number;
  message: string;
  hint: string;
}

/** Finds repeated words, also across lines. */
export function repeatedWords(text: string): Mistake[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu)].map(
    ({ 1: word, index }) => ({ index, message: `repeated word "${word}"`, hint: 'Remove one' }),
  );
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Finds sentences that are too long. A piece of code counts as one word. */
export function longSentences(text: string): Mistake[] {
  // To the segmenter, a line break ends a sentence, and a sentence cannot begin with a `blank`.
  const plain = text
    .replaceAll('\n', ' ')
    .replace(new RegExp(`${blank}+`, 'g'), ({ length }) => 'C'.padEnd(length, 'o'));
  return [...sentences.segment(plain)].flatMap(({ segment, index }) => {
    const count = segment.match(/[\p{L}\p{M}\p{N}_]+(?:['’.-][\p{L}\p{M}\p{N}_]+)*/gu)?.length ?? 0;
    return count > maxWords
      ? [{ index, message: `sentence of ${count} words (limit ${maxWords})`, hint: 'Split it' }]
      : [];
  });
}
