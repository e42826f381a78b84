import type { Rule } from '../passage';

/** Finds words that are there twice in a row, also across the end of a line. */
export const repeatedWords: Rule = ({ text }) =>
  [...text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu)].map(
    ({ 0: actual, index }) => ({
      offset: index,
      actual,
      message: `"${actual.replace(/\s+/g, ' ')}" is there twice in a row`,
      hint: 'Remove one of the two',
    }),
  );
