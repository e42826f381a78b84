import retextRepeatedWords from 'retext-repeated-words';
import { retextRule } from './retext-rule';

/** Finds words that stand there twice in a row, also across the end of a line. */
export const repeatedWords = retextRule(retextRepeatedWords(), (actual) => ({
  message: `"${actual.replace(/\s+/g, ' ')}" is there twice in a row`,
  hint: 'Remove one of the two',
  mend: actual.split(/\s/, 1)[0],
}));
