import type { Found, Lookup } from './lookup';
import { fillers, type Query, type Window } from './query';
import { joinedWeight, stemWeight, swappedWeight, synonymWeight, titleStart, wholeTitle } from './ranking';
import { stemOf } from './words';

/** The matches of a query before they are ordered. */
export interface Matches {
  /** Score per entry, and which words of the query the entry has. */
  entries: Map<number, { score: number; covered: Set<number> }>;
  /** The matching terms of the index for each word of the query. */
  terms: Set<string>[];
}

/** Finds every entry that has a word of the query, written alone or together with its neighbours. */
export async function match({ words, windows }: Query, lookup: Lookup): Promise<Matches> {
  const matches: Matches = { entries: new Map(), terms: words.map(() => new Set()) };
  const asTyped = await Promise.all(windows.map((window) => findWindow(window, lookup)));
  // Only a word that is nowhere in the index counts as mistyped; otherwise "stake" would find "state". A chain of words
  // that all exist is not a mistyped identifier.
  const isMissing = ({ covers }: Window, at: number) => covers.length === 1 && asTyped[at]?.scores.size === 0;
  const hasUnknown = windows.some(isMissing);
  const found = await Promise.all(
    windows.map((window, at) => {
      const isWhole = window.covers.length === words.length && asTyped[at]?.scores.size === 0;
      return isMissing(window, at) || (hasUnknown && isWhole) ? findMistyped(window, lookup) : asTyped[at];
    }),
  );
  windows.forEach(({ covers }, at) => {
    for (const [id, score] of found[at]?.scores ?? []) {
      const entry = matches.entries.get(id) ?? { score: 0, covered: new Set() };
      entry.score += score * (covers.length > 1 ? joinedWeight : 1);
      for (const word of covers) entry.covered.add(word);
      matches.entries.set(id, entry);
    }
    for (const word of covers) for (const term of found[at]?.matched ?? []) matches.terms[word]?.add(term);
  });
  return matches;
}

async function findWindow({ term, covers, isLast, synonyms }: Window, lookup: Lookup): Promise<Found> {
  const isWord = covers.length === 1;
  // A word before the last is rarely incomplete, and on a large site a short prefix matches thousands.
  const prefix = isLast ? term.length >= 2 : isWord && term.length >= 4;
  const stem = isWord ? stemOf(term) : term;
  return total([
    [lookup(term, { prefix }), 1],
    ...(stem === term ? [] : [[lookup(stem), stemWeight] as const]),
    ...synonyms.map((words) => [findAll(words, lookup), synonymWeight] as const),
  ]);
}

/** Terms similar to a term that does not exist: one different letter from four letters on, two from eight. */
async function findMistyped({ term, covers }: Window, lookup: Lookup): Promise<Found> {
  // Numbers are not corrected: a mistyped number is another number.
  if (term.length < 4 || /^\d+$/.test(term)) return total([]);
  const found = await lookup(term, { edits: term.length >= 8 ? 2 : 1 });
  if (found.scores.size > 0 || covers.length > 1) return found;
  return total(transpositions(term).map((swapped) => [lookup(swapped), swappedWeight]));
}

/** Adds up what several lookups found, each with its weight. */
async function total(parts: (readonly [Found | Promise<Found>, weight: number])[]): Promise<Found> {
  const all: Found = { scores: new Map(), matched: new Set() };
  const found = await Promise.all(parts.map(async ([part, weight]) => ({ ...(await part), weight })));
  for (const { scores, matched, weight } of found) {
    for (const [id, score] of scores) all.scores.set(id, (all.scores.get(id) ?? 0) + score * weight);
    for (const term of matched) all.matched.add(term);
  }
  return all;
}

/** Entries that have all of some words. */
async function findAll(words: readonly string[], lookup: Lookup): Promise<Found> {
  const all = await Promise.all(words.map((word) => lookup(word)));
  const { scores, matched } = await total(all.map((one) => [one, 1 / words.length]));
  for (const id of scores.keys()) if (!all.every((one) => one.scores.has(id))) scores.delete(id);
  return { scores, matched: scores.size > 0 ? matched : new Set() };
}

/** A word with each pair of neighbouring letters swapped, a typing error that counts as two edits. */
function transpositions(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2),
  );
}

/** How well a title matches the query, as a factor of at least 1. */
export function titleFactor(all: readonly string[], query: Query, terms: readonly Set<string>[]): number {
  const written = all.join('');
  const asked = query.phrase.replaceAll(' ', '');
  if (written === asked) return wholeTitle;
  const telling = all.filter((word) => !fillers.has(word));
  const said = telling.filter((word) => terms.some((it) => it.has(word) || it.has(stemOf(word)))).length;
  const share = said / Math.max(1, telling.length);
  return 1 + share * share + (written.startsWith(asked) && asked.length >= 3 ? titleStart : 0);
}
