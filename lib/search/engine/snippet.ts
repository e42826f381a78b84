import { highlightEnd, highlightStart } from '../response';
import { analyze } from './tokenize';

/** The parts of a token that can be highlighted separately. */
const wordPattern = /[\p{L}\p{N}]+/gu;

/**
 * Puts highlight characters around the words of a text that match.
 *
 * @param terms the index terms that the query matched
 */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  return text.replace(/\S+/g, (token) => (isMatch(token, terms) ? highlightToken(token, terms) : token));
}

/** Highlights the words in an identifier that match, or all of it if only the whole does. */
function highlightToken(token: string, terms: ReadonlySet<string>): string {
  const mark = (text: string) => highlightStart + text + highlightEnd;
  const marked = token.replace(wordPattern, (word) => (isMatch(word, terms) ? mark(word) : word));
  return marked === token ? mark(token) : marked;
}

function isMatch(text: string, terms: ReadonlySet<string>): boolean {
  return analyze(text).some((term) => terms.has(term));
}

/**
 * A part of a text, highlighted, with an ellipsis at each cut: the part with most matches, or the beginning.
 *
 * @param length in words
 */
export function snippet(text: string, terms: ReadonlySet<string>, length: number, isLead = false): string {
  const words = text.match(/\S+\s*/gu) ?? [];
  const matches = words.map((word) => isMatch(word, terms));
  const start = isLead ? 0 : bestStart(matches, length);
  const part = highlight(
    words
      .slice(start, start + length)
      .join('')
      .trim(),
    terms,
  );
  return `${start > 0 ? '… ' : ''}${part}${start + length < words.length ? ' …' : ''}`;
}

/** Where the part with most matches begins, with the matches in its middle. */
function bestStart(matches: readonly boolean[], length: number): number {
  const lastStart = Math.max(0, matches.length - length);
  let start = 0;
  let most = 0;
  for (let from = 0; from <= lastStart; from++) {
    const count = matches.slice(from, from + length).filter(Boolean).length;
    if (count > most) {
      start = from;
      most = count;
    }
  }
  if (most === 0) return 0;
  const first = matches.indexOf(true, start);
  const last = matches.lastIndexOf(true, start + length - 1);
  const before = Math.floor((length - 1 - last + first) / 2);
  return Math.max(0, Math.min(first - before, lastStart));
}
