import { otherNames, synonyms } from '@/content/synonyms';
import { maxQueryLength } from '../response';
import { condenseMessage } from './condense-message';
import { phraseKey, removeStopWords, splitWords, stem, tokenize } from './tokenize';

const maxWords = 16;

/** In words. */
const maxNGramSize = 5;

export type Query = ReturnType<typeof parseQuery>;

export type NGram = ReturnType<typeof joinWords>;

/** Parses any text, dropping everything that is not a word: all its words, and those without stop words, in order. */
export function parseQuery(text: string) {
  const message = condenseMessage(text.slice(0, maxQueryLength.page));
  // The first letter of a next word says nothing yet: results stay as they are until the second.
  const cut = message.replace(/(?<=\S\s+)\p{L}$/u, '');
  const phrase = splitWords(cut);
  const significant = tokenize(cut).flatMap(significantWords);
  const words = (significant.length > 0 ? significant : phrase).slice(0, maxWords);
  const ngrams = words.flatMap((_, from) =>
    words.slice(from, from + maxNGramSize).map((_, at) => joinWords(words, from, at + 1)),
  );
  return { words, ngrams, phrase, key: phraseKey(phrase) };
}

/** Consecutive words of a query, looked up as one term. */
function joinWords(words: readonly string[], from: number, size: number) {
  const inside = words.slice(from, from + size);
  return {
    term: inside.join(''),
    isWord: size === 1,
    /** A bit for each word of the query that it covers. */
    mask: (2 ** size - 1) << from,
    /** Whether the reader may still be typing it. */
    isLast: from + size === words.length,
    /** Each synonym as its words. */
    synonyms: synonymsByKey.get(synonymKey(inside)) ?? [],
  };
}

/** The words of a token without stop words. An identifier such as `accountsByOwner` keeps all its words. */
function significantWords(token: string): string[] {
  const words = splitWords(token);
  return words.length > 1 && /^\w+$/.test(token) ? words : removeStopWords(words);
}

const synonymsByKey = new Map<string, string[][]>();
for (const set of synonyms) for (const words of set) addSynonyms(words, set);
for (const { names } of otherNames)
  for (const [words, others] of Object.entries(names)) addSynonyms(words, [others].flat());

function addSynonyms(text: string, texts: readonly string[]): void {
  const key = synonymKey(splitWords(text));
  const others = texts.map(splitWords).filter((words) => synonymKey(words) !== key);
  synonymsByKey.set(key, [...(synonymsByKey.get(key) ?? []), ...others]);
}

function synonymKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}
