import { otherNames, synonyms } from '@/content/synonyms';
import { maxQueryLength } from '../response';
import { condenseMessage } from './condense-message';
import { phraseKey, removeStopWords, splitWords, stem, tokenize } from './tokenize';

const maxWords = 16;

/** In words. */
const maxNGramSize = 5;

/** Consecutive words of a query, looked up as one term. */
export interface NGram {
  /** Its words joined. */
  term: string;
  isWord: boolean;
  /** A bit for each word of the query that it covers. */
  mask: number;
  /** Whether the reader may still be typing it. */
  isLast: boolean;
  /** Each synonym as its words. */
  synonyms: string[][];
}

export interface Query {
  /** See `phraseKey`. */
  key: string;
  /** Its words without stop words, in order. */
  words: string[];
  ngrams: NGram[];
  /** All its words in order. */
  phrase: string[];
}

/** Parses any text, dropping everything that is not a word. */
export function parseQuery(text: string): Query {
  const message = condenseMessage(text.slice(0, maxQueryLength.page));
  // The first letter of a next word says nothing yet: results stay as they are until the second.
  const cut = message.replace(/(?<=\S\s+)\p{L}$/u, '');
  const phrase = splitWords(cut);
  const significant = tokenize(cut).flatMap(significantWords);
  const words = (significant.length > 0 ? significant : phrase).slice(0, maxWords);
  const ngrams: NGram[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let size = 1; size <= Math.min(maxNGramSize, words.length - from); size++) {
      const inside = words.slice(from, from + size);
      ngrams.push({
        term: inside.join(''),
        isWord: size === 1,
        mask: (2 ** size - 1) << from,
        isLast: from + size === words.length,
        synonyms: synonymsByKey.get(synonymKey(inside)) ?? [],
      });
    }
  }
  return { words, ngrams, phrase, key: phraseKey(phrase) };
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
