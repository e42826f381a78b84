import { stemmer } from 'stemmer';

/** Runs of letters and digits, with the characters that join words in identifiers, addresses and versions. */
const tokenPattern = /[\p{L}\p{N}]+(?:[-_.'’:/][\p{L}\p{N}]+)*/gu;

/** The words in a token: splits camelCase and ACRONYMWord, and digits from letters. */
const wordPattern = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lm}]+|\p{Lu}+|\p{N}+|\p{Lo}+/gu;

/** A token of letters and digits of this length or more is an address or a hash, not camelCase. */
const minHashLength = 30;

/** A token with more words is a path or a sentence, which readers do not type as one word. */
const maxJoinedWords = 6;

const stopWords = new Set(
  `a an and are as at be by can could did do does for from had has have how i if in into is it its me my of on or our
  please s should so some t tell than that the their them there these they this those to was we were what when where
  which while who why will with would you your am between difference mean means versus vs need needs want wants
  happen happens ever also still just`.split(/\s+/),
);

/** The tokens of a text in reading order, without accents and thousands separators. */
export function tokenize(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}|(?<=\d),(?=\d{3})/gu, '');
  return plain.match(tokenPattern) ?? [];
}

/** The lowercase words of a text in reading order: `getAccountInfo` gives get, account, info. */
export function splitWords(text: string): string[] {
  return tokenize(text).flatMap(splitToken);
}

function splitToken(token: string): string[] {
  if (token.length >= minHashLength && /^(?=.*\d)[A-Za-z0-9]+$/.test(token)) return [token.toLowerCase()];
  return (token.match(wordPattern) ?? []).map((word) => word.toLowerCase());
}

/** `delegating`, `delegated` and `delegates` give `deleg`. Words with other characters stay as they are. */
export function stem(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? stemmer(word) : word;
}

/**
 * The index terms of a text: of each token the words, their stems, and each tail joined to one term, so that
 * `getAccountInfo` is found by `getaccountinfo`, `accountinfo`, `get`, `account` and `info`.
 */
export function analyze(text: string): string[] {
  return tokenize(text).flatMap((token) => {
    const words = splitToken(token);
    const tails =
      words.length > maxJoinedWords ? [] : words.slice(1).map((_, at) => words.slice(at).join(''));
    return [...words, ...words.map(stem), ...tails];
  });
}

export const removeStopWords = (words: readonly string[]) => words.filter((word) => !stopWords.has(word));

/** The significant words of a heading, keyword or query as one term; its stop words if it has no others. */
export function phraseKey(words: readonly string[]): string {
  const significant = removeStopWords(words);
  return (significant.length > 0 ? significant : words).map(stem).join('');
}

export type Title = ReturnType<typeof analyzeTitle>;

/** Prepares a title, heading or keyword for comparison with queries. */
export function analyzeTitle(text: string) {
  const words = splitWords(text);
  /** Its words without stop words, each with its stem. */
  const significant = removeStopWords(words).map((word) => [word, stem(word)]);
  return { joined: words.join(''), key: phraseKey(words), significant };
}
