import type { Rule } from '../passage';
import { blank } from '../passage';

/**
 * An article, what may be between it and its word, and the word. A capital A inside a sentence is a name: "A and B".
 */
const article = new RegExp(
  `(?<![\\p{L}\\p{N}${blank}.'’-])(an?|(?<=^|[.!?]\\s+)An?)\\s+["“‘(]*([\\p{L}\\p{N}]+)`,
  'gu',
);

/** Finds "a" where "an" belongs, and the other way round, also before code that is read as a word. */
export const articles: Rule = ({ aloud }) =>
  [...aloud.matchAll(article)].flatMap(({ 1: actual = '', 2: word = '', index }) => {
    const startsWithVowel = soundsLikeVowel(word);
    if (startsWithVowel === undefined || startsWithVowel === actual.endsWith('n')) return [];
    return {
      offset: index,
      actual,
      message: `"${actual}" is the wrong article for the word after it`,
      hint: `Write "${actual[0]}${startsWithVowel ? 'n' : ''}"`,
    };
  });

/** Whether a word is spoken with a vowel first; undefined if it is read in more than one way, as SHA. */
function soundsLikeVowel(word: string): boolean | undefined {
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d))/.test(word);
  if (/^\p{Lu}+(?:\d|s?$)/u.test(word)) {
    if (/^[FHLMNRSX].*[AEIOU]/.test(word)) return;
    return /^[AEFHILMNORSX]/.test(word);
  }
  if (/^(?:heir|hono|honest|hour)/i.test(word)) return true;
  return (
    /^[aeiou]/i.test(word) && !/^(?:eu|ewe|once|one|ubiq|uk|uni(?![nm])|ur[ai]|us[aeiu]|ut[ei])/i.test(word)
  );
}
