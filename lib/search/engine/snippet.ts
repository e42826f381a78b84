import { highlightEnd, highlightStart } from '../response';
import { analyze } from './tokenize';

/** Puts highlight characters around the words of a text that have one of some index terms. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  return text.replace(/\S+/g, (token) => (isMatch(token, terms) ? highlightToken(token, terms) : token));
}

const mark = (text: string) => highlightStart + text + highlightEnd;

/** Highlights the words in an identifier that match, or all of it if only the whole does. */
function highlightToken(token: string, terms: ReadonlySet<string>): string {
  const marked = token.replace(/[\p{L}\p{N}]+/gu, (word) => (isMatch(word, terms) ? mark(word) : word));
  return marked === token ? mark(token) : marked;
}

const isMatch = (text: string, terms: ReadonlySet<string>) => analyze(text).some((term) => terms.has(term));

/** In characters: longer ones, such as signatures, are cut. */
const longestWord = 40;

/** The part of a text with most matches, or its beginning; highlighted, an ellipsis at each cut, length in words. */
export function snippet(text: string, terms: ReadonlySet<string>, length: number, isLead = false): string {
  const words = text.match(/\S+\s*/gu) ?? [];
  const matches = words.map((word) => isMatch(word, terms));
  const start = isLead ? 0 : bestStart(matches, length);
  const part = words
    .slice(start, start + length)
    .map((word, at) => {
      if (word.trimEnd().length <= longestWord) return highlight(word, terms);
      const cut = `${word.slice(0, longestWord - 1)}…`;
      return `${matches[start + at] ? mark(cut) : cut} `;
    })
    .join('')
    .trim();
  return `${start > 0 ? '… ' : ''}${part}${start + length < words.length ? ' …' : ''}`;
}

/** Where the part with most matches begins, with the matches in its middle. */
function bestStart(matches: readonly boolean[], length: number): number {
  const lastStart = Math.max(0, matches.length - length);
  const count = (from: number) => matches.slice(from, from + length).filter(Boolean).length;
  const counts = Array.from({ length: lastStart + 1 }, (_, from) => count(from));
  const start = counts.indexOf(Math.max(...counts));
  if (counts[start] === 0) return 0;
  const first = matches.indexOf(true, start);
  const last = matches.lastIndexOf(true, start + length - 1);
  const before = Math.floor((length - 1 - last + first) / 2);
  return Math.max(0, Math.min(first - before, lastStart));
}
