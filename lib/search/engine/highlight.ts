import { foundEnd, foundStart } from '../response';
import { piecesOf, termsOf } from './tokenize';

/** Words of a text with the white space after them. */
const spaced = /\S+\s*/gu;

/** The words inside a piece of text that can be marked separately. */
const markable = /[\p{L}\p{N}]+/gu;

/**
 * A text with marks around matches.
 *
 * @param terms terms of the index that were found
 */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  return text.replace(/\S+/g, (word) => (isFound(word, terms) ? markIn(word, terms) : word));
}

/** The part of a text with most matches, cut to a number of words, with an ellipsis at each cut. */
export function snippet(text: string, terms: ReadonlySet<string>, length: number): string {
  const words = text.match(spaced) ?? [];
  const found = words.map((word) => isFound(word, terms));
  let start = 0;
  let most = -1;
  for (let from = 0; from === 0 || from + length <= words.length; from++) {
    const count = found.slice(from, from + length).filter(Boolean).length;
    if (count > most) {
      start = from;
      most = count;
    }
  }
  // Matches are in the middle of the snippet.
  const first = found.indexOf(true, start);
  const last = found.lastIndexOf(true, start + length - 1);
  const before = Math.floor((length - 1 - last + first) / 2);
  if (most > 0) start = Math.max(0, Math.min(first - before, words.length - length));
  return cut(words, start, terms, length);
}

/** The beginning of a text, cut to a number of words, with an ellipsis at the cut. */
export function opening(text: string, terms: ReadonlySet<string>, length: number): string {
  return cut(text.match(spaced) ?? [], 0, terms, length);
}

function cut(words: readonly string[], start: number, terms: ReadonlySet<string>, length: number): string {
  const shown = words.slice(start, start + length).join('');
  return `${start > 0 ? '… ' : ''}${highlight(shown.trim(), terms)}${start + length < words.length ? ' …' : ''}`;
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  return piecesOf(word).some((piece) => termsOf(piece).some((term) => terms.has(term)));
}

/** Marks the words found inside an identifier, or all of it if it was found as a whole. */
function markIn(word: string, terms: ReadonlySet<string>): string {
  const mark = (text: string) => foundStart + text + foundEnd;
  const marked = word.replace(markable, (piece) => (isFound(piece, terms) ? mark(piece) : piece));
  return marked === word ? mark(word) : marked;
}
