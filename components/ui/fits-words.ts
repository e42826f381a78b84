/** Whether a text has each of the words, in any order, as a part of a word too. No words fit every text. */
export function fitsWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
