import { synonyms } from '@/content/synonyms';
import { piecesOf, wordsOf } from './words';

/** Words that say nothing about what is looked for. */
export const fillers = new Set(
  `a an and are as at be by can could did do does for from had has have how i if in into is it its me my of on or our
  please s should so some t tell than that the their them there these they this those to was we were what when where
  which while who why will with would you your`.split(/\s+/),
);

/** A longer query is cut here, in characters: a reader's field takes 64, an address may carry anything. */
const longestQuery = 256;

/** A query of more words is no query; the rest of them is left out. */
const mostWords = 16;

/** Longest chain of words that is looked for written as one. */
const longestWindow = 5;

/** Words of a query that stand together, as one term to look up. */
export interface Window {
  /** The words written as one; a single word stands for itself. */
  term: string;
  /** Numbers of the words it covers. */
  covers: number[];
  /** Whether the query ends in it: the reader may still be typing it. */
  isLast: boolean;
  /** Other words for it, each of one or more words. */
  synonyms: string[][];
}

/** A query, taken apart. */
export interface Query {
  /** Its words without fillers, in order. */
  words: string[];
  windows: Window[];
  /** All its words in order, to compare with titles and running text. */
  phrase: string;
}

/** Takes a query apart. Anything may come in: it is cut to a sane length, and what is no word is dropped. */
export function parseQuery(text: string): Query {
  const cut = text.slice(0, longestQuery);
  const all = wordsOf(cut);
  const telling = piecesOf(cut).flatMap(tellingWords);
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const windows: Window[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let size = 1; size <= Math.min(longestWindow, words.length - from); size++) {
      const inside = words.slice(from, from + size);
      windows.push({
        term: inside.join(''),
        covers: inside.map((_, index) => from + index),
        isLast: from + size === words.length,
        synonyms: synonymsOf(inside.join(' ')),
      });
    }
  }
  return { words, windows, phrase: all.join(' ') };
}

/** The words of a piece that say something. An identifier such as `accountsByOwner` is known by all its words. */
function tellingWords(piece: string): string[] {
  const words = wordsOf(piece);
  return words.length > 1 && /^\w+$/.test(piece) ? words : words.filter((word) => !fillers.has(word));
}

const sets = synonyms.map((set) => set.map((entry) => wordsOf(entry)));

function synonymsOf(text: string): string[][] {
  return sets
    .filter((set) => set.some((words) => words.join(' ') === text))
    .flatMap((set) => set.filter((words) => words.join(' ') !== text));
}
