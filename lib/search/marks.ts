import { foundEnd, foundStart } from './answer';
import { piecesOf, termsOf } from './words';

/** Words of a text with the white space after them. */
const spaced = /\S+\s*/gu;

/** The words inside a piece of text that can be marked one by one. */
const markable = /[\p{L}\p{N}]+/gu;

/**
 * A text with marks around what was found in it.
 *
 * @param terms terms of the index that were found
 */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  return text.replace(/\S+/g, (word) => (isFound(word, terms) ? markIn(word, terms) : word));
}

/**
 * The part of a text that has most of the words found, cut to a number of words, with an ellipsis where it was cut.
 */
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
  // What was found is in the middle of what is shown.
  const first = found.indexOf(true, start);
  const last = found.lastIndexOf(true, start + length - 1);
  const before = Math.floor((length - 1 - last + first) / 2);
  if (most > 0) start = Math.max(0, Math.min(first - before, words.length - length));
  const cut = words
    .slice(start, start + length)
    .join('')
    .trim();
  return `${start > 0 ? '… ' : ''}${highlight(cut, terms)}${start + length < words.length ? ' …' : ''}`;
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  return piecesOf(word).some((piece) => termsOf(piece).some((term) => terms.has(term)));
}

/** Marks the words found inside an identifier, or all of it where it was found as one. */
function markIn(word: string, terms: ReadonlySet<string>): string {
  const mark = (text: string) => foundStart + text + foundEnd;
  const marked = word.replace(markable, (piece) => (isFound(piece, terms) ? mark(piece) : piece));
  return marked === word ? mark(word) : marked;
}
