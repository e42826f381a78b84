import { type Problem, problemAt } from './problem';
import type { SourceFile } from './types';

/*
 * Limits of the text of a content file, checked before a parser reads it. Parsers of Markdown and YAML take time that
 * grows with the square of such counts, or one stack frame for each level, so a short hostile file could block a build,
 * or end it without naming the place. Each limit is at least three times the largest value in the site.
 */

/** Characters of a page or a data file: the largest have 26,000 and 43,000. */
const longest = { page: 120_000, data: 250_000 };
/** Characters of one text in data: the longest has 1,202. */
export const longestValue = 4000;
/** Brackets and braces open at once in data: 14 is the most. */
const deepest = 60;

/** A pattern, how often a file may contain it, and what is reported of the first match above that. */
type Limit = readonly [pattern: RegExp, most: number, message: (found: string) => string, hint: string];

/** A quote or a list item that a line opens. */
const container = '[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))';
const countContainers = (text: string) => `${text} `.match(new RegExp(container, 'g'))?.length;
const deep = new RegExp(`^(?:${container}){13,}`, 'gm');

/** The most in the site: 2 containers in a line, 12 bars, 1,051 lines, 80 lines with containers, 36 with colons. */
const common: readonly Limit[] = [
  // What decoding makes of bytes that are not UTF-8, now or when the file was saved before.
  [/\uFFFD/g, 0, () => 'a character is not UTF-8', 'Save the file as UTF-8, and type the character again'],
  [deep, 0, (it) => `the line opens ${countContainers(it)} quotes and lists, 12 are allowed`, 'Nest less'],
  // Rows of a table are as wide as its head.
  [/^(?:[^|\n]*\|){101}/gm, 0, () => 'the line has more than 100 bars', 'Make the table narrower'],
  [/^/gm, 5000, () => 'the file has more than 5000 lines', 'Split it'],
  [new RegExp(`^${container}`, 'gm'), 400, () => 'more than 400 lines open quotes and lists', 'Split it'],
  [/^[ \t]*:::/gm, 120, () => 'more than 120 lines start with :::', 'Split it'],
];

/**
 * Characters that open something in MDX, for which the parser searches the closing one; after a brace it parses
 * JavaScript. A page has at most 620 of one of them.
 */
const marks = [...'[*_~`<{}|$'].map(
  (it): Limit => [
    new RegExp(`\\${it}`, 'g'),
    2500,
    () => `the page has more than 2500 "${it}"`,
    'Split the page',
  ],
);

/**
 * Invisible characters that writers do not type: control characters, direction marks, which change the order in which
 * text is shown (CVE-2021-42574), and zero-width characters.
 */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;
const codePoint = (it: string) => (it.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** What exceeds the limits of a page or a file of YAML or JSON: the first place of each kind. */
export function checkLimits(file: SourceFile, kind: 'page' | 'data'): Problem[] {
  const { length } = file.raw;
  const size = `the file has ${length} characters, ${longest[kind]} are allowed`;
  const found = length > longest[kind] ? [problemAt(file, longest[kind], size, 'Split it')] : [];
  const excess = ([pattern, most, message, hint]: Limit): Problem[] => {
    const match = [...file.raw.matchAll(pattern)][most];
    return match ? [problemAt(file, match.index, message(match[0]), hint)] : [];
  };
  found.push(...common.flatMap(excess));
  // A text that is too long is not searched for the rest.
  if (found.length > 0) return found;
  const unseen: Limit = [invisible, 0, (it) => `invisible character U+${codePoint(it)}`, 'Remove it'];
  return [...(kind === 'page' ? marks.flatMap(excess) : tooDeep(file)), ...excess(unseen)];
}

function tooDeep(file: SourceFile): Problem[] {
  let depth = 0;
  for (const { 0: sign, index } of file.raw.matchAll(/[[\]{}]/g)) {
    depth = '[{'.includes(sign) ? depth + 1 : Math.max(depth - 1, 0);
    if (depth > deepest)
      return [problemAt(file, index, `more than ${deepest} nested brackets`, 'Nest less, and close each')];
  }
  return [];
}
