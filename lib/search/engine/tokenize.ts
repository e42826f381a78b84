import { stemmer } from 'stemmer';

/** Runs of letters and digits, including the characters that join the words of identifiers, addresses and versions. */
const pieces = /[\p{L}\p{N}]+(?:[-_.'’:/][\p{L}\p{N}]+)*/gu;

/** The words inside a piece: splits camelCase and ACRONYMWord, and digits from letters. */
const parts = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lm}]+|\p{Lu}+|\p{N}+|\p{Lo}+/gu;

/** Scripts written without spaces between words: their runs are searched by pairs of characters. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** From this length on, letters and digits without a break are an address or a hash, not words in camel case. */
const hashLength = 30;

/** A piece with more words than this is a path or a sentence, which readers do not type as one word. */
const longestJoin = 6;

/** Pieces of a text in reading order, as the index counts them. */
export function piecesOf(text: string): string[] {
  // Accents and thousands separators are dropped; other characters that are not letters or digits (control characters,
  // broken surrogates) separate pieces.
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}|(?<=\d),(?=\d{3})/gu, '')
      .match(pieces) ?? []
  );
}

/** The words of a text in reading order, lower case: `getAccountInfo` gives get, account, info. */
export function wordsOf(text: string): string[] {
  return piecesOf(text).flatMap(wordsOfPiece);
}

function wordsOfPiece(piece: string): string[] {
  if (piece.length >= hashLength && /^[A-Za-z0-9]+$/.test(piece)) return [piece.toLowerCase()];
  return (piece.match(parts) ?? []).flatMap((part) =>
    unspaced.test(part) ? pairs(part) : part.toLowerCase(),
  );
}

/** 账户余额 gives 账户, 户余, 余额; a single character is kept as it is. */
function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The form a word shares with its inflections: `delegating`, `delegated` and `delegates` give `deleg`. */
export function stemOf(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? stemmer(word) : word;
}

/**
 * The terms of a piece: its words, their stems, and the words written as one, from the first or any later one to the
 * last. So `getAccountInfo` is found by `getaccountinfo`, `accountinfo`, `get`, `account` and `info`.
 */
export function termsOf(piece: string): string[] {
  const words = wordsOfPiece(piece);
  const terms = new Set(words);
  for (const word of words) terms.add(stemOf(word));
  if (words.length <= longestJoin) {
    for (let from = 0; from < words.length - 1; from++) terms.add(words.slice(from).join(''));
  }
  return [...terms];
}
