import type { Block } from '@/lib/content';

/** Words of text that a reader takes in a minute. */
const WORDS_A_MINUTE = 200;

/** How many words a page has outside code and in it. What has neither letter nor digit, such as `{`, is no word. */
export function countWords(blocks: readonly Block[]): { text: number; code: number } {
  const words = { text: 0, code: 0 };
  for (const { kind, text } of blocks) {
    const found = text.split(' ').filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
    words[kind === 'code' ? 'code' : 'text'] += found;
  }
  return words;
}

/** All words of a page. */
export function totalWords({ words }: { words: { text: number; code: number } }): number {
  return words.text + words.code;
}

/**
 * Whole minutes that reading a page takes, at least one. Words of code count half: code is looked over for the line that
 * matters, and copied rather than read.
 */
export function readingMinutes({ words }: { words: { text: number; code: number } }): number {
  return Math.max(1, Math.round((words.text + words.code / 2) / WORDS_A_MINUTE));
}
