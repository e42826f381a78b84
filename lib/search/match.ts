import type { Found, Lookup } from './lookup';
import { fillers, type Query, type Window } from './query';
import { joinedWeight, stemWeight, swappedWeight, synonymWeight, titleStart, wholeTitle } from './ranking';
import { stemOf } from './words';

/** What a query found before its results are put in order. */
export interface Matches {
  /** Score per entry, and which words of the query the entry has. */
  entries: Map<number, { score: number; covered: Set<number> }>;
  /** Terms of the index that stand for each word of the query. */
  terms: Set<string>[];
}

/** Finds every entry that has a word of the query, written alone or together with its neighbours. */
export async function match(query: Query, lookup: Lookup): Promise<Matches> {
  const matches: Matches = { entries: new Map(), terms: query.words.map(() => new Set()) };
  const exact = await Promise.all(query.windows.map((window) => findWindow(window, lookup)));
  const isMissing = (window: Window, at: number) =>
    exact[at]?.scores.size === 0 && window.covers.length === 1;
  // Only what is nowhere is taken for mistyped, or "stake" would find "state". Words that are all there are no
  // mistyped identifier.
  const hasUnknown = query.windows.some(isMissing);
  const found = await Promise.all(
    query.windows.map((window, at) =>
      isMissing(window, at) || (hasUnknown && window.isWhole) ? findMistyped(window, lookup) : exact[at],
    ),
  );
  query.windows.forEach((window, at) => {
    for (const [id, score] of found[at]?.scores ?? []) {
      const entry = matches.entries.get(id) ?? { score: 0, covered: new Set() };
      entry.score += score * (window.covers.length > 1 ? joinedWeight : 1);
      for (const word of window.covers) entry.covered.add(word);
      matches.entries.set(id, entry);
    }
    for (const word of window.covers) {
      for (const term of found[at]?.matched ?? []) matches.terms[word]?.add(term);
    }
  });
  return matches;
}

/** Most letters that may differ in a word: one from four letters, two from eight. */
function allowedEdits(word: string): number {
  // A mistyped number is another number.
  if (/^\d+$/.test(word)) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

async function findWindow(window: Window, lookup: Lookup): Promise<Found> {
  const { term, covers, isLast } = window;
  const isWord = covers.length === 1;
  const found: Found = { scores: new Map(), matched: new Set() };
  // A word that has been left is rarely half of one; on a large site a short beginning fits thousands.
  const prefix = isLast ? term.length >= 2 : isWord && term.length >= 4;
  add(found, await lookup(term, { prefix }), 1);
  const stem = isWord ? stemOf(term) : term;
  if (stem !== term) add(found, await lookup(stem), stemWeight);
  for (const words of window.synonyms) add(found, await findAll(words, lookup), synonymWeight);
  return found;
}

/** As above; where that finds nothing, the terms that are nearly the one asked for. */
async function findMistyped(window: Window, lookup: Lookup): Promise<Found> {
  const found = await findWindow(window, lookup);
  const { term, covers } = window;
  const edits = allowedEdits(term);
  if (found.scores.size === 0 && edits > 0) add(found, await lookup(term, { edits }), 1);
  if (found.scores.size === 0 && covers.length === 1) {
    for (const swapped of transpositions(term)) add(found, await lookup(swapped), swappedWeight);
  }
  return found;
}

function add(to: Found, found: Found, weight: number): void {
  for (const [id, score] of found.scores) to.scores.set(id, (to.scores.get(id) ?? 0) + score * weight);
  for (const term of found.matched) to.matched.add(term);
}

/** Entries that have all of some words. */
async function findAll(words: readonly string[], lookup: Lookup): Promise<Found> {
  const all = await Promise.all(words.map((word) => lookup(word)));
  const scores = new Map<number, number>();
  for (const id of all[0]?.scores.keys() ?? []) {
    if (all.every((one) => one.scores.has(id))) {
      scores.set(id, all.reduce((sum, one) => sum + (one.scores.get(id) ?? 0), 0) / words.length);
    }
  }
  return { scores, matched: new Set(scores.size > 0 ? words : []) };
}

/** A word with each pair of neighbouring letters swapped, the slip that counts as two edits. */
function transpositions(word: string): string[] {
  if (allowedEdits(word) === 0) return [];
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2),
  );
}

/** How well a title of these words answers the query, as a factor of at least 1. */
export function titleFactor(all: readonly string[], query: Query, terms: readonly Set<string>[]): number {
  const written = all.join('');
  const asked = query.phrase.replaceAll(' ', '');
  if (written === asked) return wholeTitle;
  const telling = all.filter((word) => !fillers.has(word));
  const said = telling.filter((word) => terms.some((it) => it.has(word) || it.has(stemOf(word)))).length;
  const share = said / Math.max(1, telling.length);
  return 1 + share * share + (written.startsWith(asked) && asked.length >= 3 ? titleStart : 0);
}
