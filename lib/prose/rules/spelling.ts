import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  createCollection,
  createSpellingDictionary,
  createSpellingDictionaryFromTrieFile,
} from 'cspell-dictionary';
import { type Rule, wordPattern } from '../passage';

/** How many suggestions a finding names. */
const SUGGESTIONS = 3;

/** Words with a digit or an underscore, a capital after a small letter, or a full stop inside are names of things. */
const nameLike = /[\d_]|\p{Ll}\p{Lu}|\.\p{Ll}/u;

/**
 * A rule that finds words which neither American English nor the list has.
 *
 * @param words further words; one in lower case is right in any case, any other as it is written
 */
export function spelling(words: Iterable<string>): Rule {
  const own = createSpellingDictionary(words, 'own', 'content/dictionary.txt', {});
  const dictionary = createCollection([english(), own], 'all');
  const isRight = (word: string) => nameLike.test(word) || dictionary.has(word, { ignoreCase: false });
  const hintFor = (word: string) => {
    const near = dictionary.suggest(word, { numSuggestions: SUGGESTIONS }).slice(0, SUGGESTIONS);
    const other = 'put it in `code`, or add a true word to content/dictionary.txt';
    const named = near.map((it) => it.word).join(', ');
    return named === '' ? `Correct it, ${other}` : `Did you mean ${named}? Else ${other}`;
  };
  return ({ text }) =>
    [...text.matchAll(wordPattern)].flatMap(({ 0: written, index }) => {
      const word = written.replaceAll('’', "'").replace(/'s$/, '');
      if (isRight(word) || word.split(/['.-]/).every(isRight)) return [];
      return {
        offset: index,
        actual: written,
        message: `"${word}" is not in the dictionary`,
        hint: hintFor(word),
      };
    });
}

/** American English, from the word list of cspell. */
function english() {
  // The package exports only the manifest that its list is next to.
  const file = fileURLToPath(new URL('en_US.trie.gz', import.meta.resolve('@cspell/dict-en_us')));
  return createSpellingDictionaryFromTrieFile(gunzipSync(readFileSync(file)), 'en_us', file, {});
}
