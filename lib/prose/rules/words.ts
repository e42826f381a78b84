import type { Finding, Rule } from '../passage';
import { sentences } from './sentences';

/** An expression that is wrong in prose, and what to do about it. */
export interface Unwanted {
  /** A global expression. */
  pattern: RegExp;
  message(found: string): string;
  hint: string;
  /** The text in its place, where there is only one that is right. */
  mend?(found: string): string | undefined;
}

/**
 * A rule that finds unwanted expressions, except inside phrases in which they are right.
 *
 * @param phrases texts of several words, from the dictionary
 */
export function unwantedWords(unwanted: readonly Unwanted[], phrases: readonly string[]): Rule {
  return (root) =>
    sentences(root).flatMap(({ offsetOf, text }) => {
      const allowed = phrases.flatMap((phrase) => ranges(phrase, text.replace(/\s/g, ' ')));
      return unwanted.flatMap(({ pattern, message, hint, mend }) =>
        [...text.matchAll(pattern)].flatMap((match): Finding[] => {
          const [actual] = match;
          if (allowed.some(([from, to]) => match.index >= from && match.index < to)) return [];
          const offset = offsetOf(match.index);
          return [{ offset, actual, message: message(actual), hint, mend: mend?.(actual) }];
        }),
      );
    });
}

/** Where a phrase stands in a text, as pairs of start and end. */
function ranges(phrase: string, text: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    found.push([at, at + phrase.length]);
  }
  return found;
}
