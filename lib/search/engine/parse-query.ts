import { otherNames, synonyms } from '@/content/synonyms';
import { piecesOf, stemOf, wordsOf } from './tokenize';

/** Words without meaning for the search. */
export const fillers = new Set(
  `a an and are as at be by can could did do does for from had has have how i if in into is it its me my of on or our
  please s should so some t tell than that the their them there these they this those to was we were what when where
  which while who why will with would you your am between difference mean means versus vs`.split(/\s+/),
);

/** A longer query is cut to this many characters: the search field takes 64, but an address can have more. */
const longestQuery = 256;

/** Most words of a query; the rest is left out. */
const mostWords = 16;

/** Longest chain of words that is also searched as one word. */
const longestWindow = 5;

/** Consecutive words of a query, looked up as one term. */
export interface Window {
  /** The words written as one, or a single word. */
  term: string;
  /** Whether it is a single word. */
  isWord: boolean;
  /** The words that it covers, as bits. */
  bits: number;
  /** Whether it ends the query: the reader may still be typing it. */
  isLast: boolean;
  /** Other words for it, each of one or more words. */
  synonyms: string[][];
}

/** A parsed query. */
export interface Query {
  /** Its words as one term, to compare with whole headings and keywords. */
  key: string;
  /** Whether it is plain words, rather than an identifier or a command. */
  isPlain: boolean;
  /** Its words without fillers, in order. */
  words: string[];
  windows: Window[];
  /** All its words in order, to compare with titles and running text. */
  phrase: string;
}

/**
 * Parses a query. Any text is accepted: it is cut to the maximum length, and everything that is not a word is dropped.
 */
export function parseQuery(text: string): Query {
  const cut = withoutContext(text.slice(0, longestQuery));
  const all = wordsOf(cut);
  const telling = piecesOf(cut).flatMap(tellingWords);
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const windows: Window[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let size = 1; size <= Math.min(longestWindow, words.length - from); size++) {
      const inside = words.slice(from, from + size);
      windows.push({
        term: inside.join(''),
        isWord: size === 1,
        bits: (2 ** size - 1) << from,
        isLast: from + size === words.length,
        synonyms: others.get(stemsOf(inside)) ?? [],
      });
    }
  }
  return {
    words,
    windows,
    phrase: all.join(' '),
    key: nameKey(all),
    isPlain: /^[\p{L}\d'’ ,?!.]+$/u.test(cut) && !/\p{Ll}\p{Lu}|\d\p{L}|\p{L}\d/u.test(cut),
  };
}

/** The words of a heading, keyword or query as one term, without fillers and endings. */
export function nameKey(words: readonly string[]): string {
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf).join('');
}

/** The words of a piece without fillers. An identifier such as `accountsByOwner` keeps all its words. */
function tellingWords(piece: string): string[] {
  const words = wordsOf(piece);
  return words.length > 1 && /^\w+$/.test(piece) ? words : words.filter((word) => !fillers.has(word));
}

/** What to search too, by words without their endings. */
const others = new Map<string, string[][]>();

for (const set of synonyms) for (const words of set) addOthers(words, set);
for (const { names } of otherNames) {
  for (const [words, others] of Object.entries(names)) addOthers(words, [others].flat());
}

function addOthers(text: string, texts: readonly string[]): void {
  const key = stemsOf(wordsOf(text));
  const all = [...(others.get(key) ?? []), ...texts.map(wordsOf)];
  const isNew = (words: string[], at: number) =>
    stemsOf(words) !== key && all.findIndex((it) => it.join() === words.join()) === at;
  others.set(key, all.filter(isNew));
}

function stemsOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

/** What programs print before a message: the time and the module, the kind of the failure, the instruction. */
const before = [
  /^\[[^\]]*\]/,
  /^(?:rpc response )?error:? ?-?\d*:/,
  /^program log:/,
  /^(?:transaction )?simulation failed:/,
  /^error processing instruction \d+:/,
  /^thread '[^']*' panicked at/,
];

/** What programs print after a message. */
const after = /\[\d+ log messages\]\s*$/i;

/** A pasted message without what is printed before and after many messages, unless too little would be left. */
function withoutContext(text: string): string {
  let line = text.trim().replace(after, '');
  for (let isCut = true; isCut; ) {
    const found = before.map((pattern) => pattern.exec(line.toLowerCase())?.[0].length ?? 0);
    const rest = line.slice(Math.max(...found)).trim();
    isCut = rest !== line && (rest.match(/\p{L}{2,}/gu) ?? []).length >= 2;
    if (isCut) line = rest;
  }
  return line;
}
