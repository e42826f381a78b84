import { piecesOf, stemOf, termsOf, wordsOf } from './words';

/** A run of text, and whether it is what was searched for. */
export type Run = [text: string, isFound: boolean];

/** Words of a text with the white space after them. */
const spaced = /\S+\s*/gu;

/** The words inside a piece of text that can be marked one by one. */
const markable = /[\p{L}\p{N}]+/gu;

/**
 * A text with what was found in it told apart.
 *
 * @param terms terms of the index that were found
 */
export function highlight(text: string, terms: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  for (const word of text.split(/(\s+)/)) {
    for (const [part, isMarked] of isFound(word, terms) ? markIn(word, terms) : [[word, false] as Run]) {
      const last = runs.at(-1);
      if (last && last[1] === isMarked) last[0] += part;
      else if (part !== '') runs.push([part, isMarked]);
    }
  }
  return runs;
}

/**
 * The part of a text that has most of the words found, cut to a number of words; an ellipsis stands for what was cut
 * off.
 */
export function snippet(text: string, terms: ReadonlySet<string>, length: number): Run[] {
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
  // What was found stands in the middle of what is shown.
  const first = found.indexOf(true, start);
  const last = found.lastIndexOf(true, start + length - 1);
  const before = Math.floor((length - 1 - last + first) / 2);
  if (most > 0) start = Math.max(0, Math.min(first - before, words.length - length));
  const cut = words
    .slice(start, start + length)
    .join('')
    .trim();
  return [
    ...(start > 0 ? [['… ', false] as Run] : []),
    ...highlight(cut, terms),
    ...(start + length < words.length ? [[' …', false] as Run] : []),
  ];
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  return piecesOf(word).some((piece) => termsOf(piece).some((term) => terms.has(term)));
}

/** Marks the words found inside an identifier, or all of it where it was found as one. */
function markIn(word: string, terms: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: piece, index } of word.matchAll(markable)) {
    runs.push([word.slice(end, index), false]);
    const inside = wordsOf(piece).some((it) => terms.has(stemOf(it)));
    runs.push([piece, inside || termsOf(piece).some((term) => terms.has(term))]);
    end = index + piece.length;
  }
  runs.push([word.slice(end), false]);
  return runs.some(([, isMarked]) => isMarked) ? runs : [[word, true]];
}
