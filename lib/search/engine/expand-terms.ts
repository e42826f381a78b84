import type { Window } from './parse-query';
import type { Lookup, Match } from './term-lookup';
import { stemOf } from './tokenize';

/** Terms that begin with what was typed, or are another form of it. */
export async function findTyped({ term, isWord, isLast }: Window, lookup: Lookup): Promise<Match[]> {
  // A word before the last is rarely incomplete, and on a large site a short prefix matches thousands.
  const prefix = isLast ? term.length >= 2 : isWord && term.length >= 4;
  const stem = isWord ? stemOf(term) : term;
  const found = await lookup(term, { prefix });
  if (stem === term) return found;
  const forms = await lookup(stem);
  return [...found, ...forms.map((match): Match => ({ ...match, kind: 'stem' }))];
}

/** Terms similar to a word that does not exist: mistyped, or two words without the space between them. */
export async function findMistyped(word: string, lookup: Lookup): Promise<Match[]> {
  const edits = editsFor(word);
  if (edits === 0) return [];
  const similar = await lookup(word, { edits });
  const swapped = await Promise.all(edits === 1 ? transpositions(word).map((it) => lookup(it)) : []);
  return [...similar, ...swapped.flat().map((match): Match => ({ ...match, kind: 'fuzzy', likeness: 0.9 }))];
}

/** A word with each pair of neighbouring letters swapped, a typing error that counts as two edits. */
function transpositions(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2),
  );
}

/** How many letters of a word may be wrong. Numbers are not corrected: a mistyped number is another number. */
export function editsFor(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length >= 8 ? 2 : 1;
}
