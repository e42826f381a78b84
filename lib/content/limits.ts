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
type Limit = readonly [pattern: RegExp, most: number, message: string, hint: string];

/** A quote or a list item that a line opens. */
const container = '[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))';

/** The most in the site: 2 containers in a line, 12 bars, 1,051 lines, 80 lines with containers, 36 with colons. */
const common: readonly Limit[] = [
  // What decoding makes of bytes that are not UTF-8, now or when the file was saved before.
  [/\uFFFD/g, 0, 'a character is not UTF-8', 'Save the file as UTF-8, and type the character again'],
  [new RegExp(`^(?:${container}){13}`, 'gm'), 0, 'the line opens more than 12 quotes and lists', 'Nest less'],
  // Rows of a table are as wide as its head.
  [/^(?:[^|\n]*\|){101}/gm, 0, 'the line has more than 100 bars', 'Make the table narrower'],
  [/^/gm, 5000, 'the file has more than 5000 lines', 'Split it'],
  [new RegExp(`^${container}`, 'gm'), 400, 'more than 400 lines open quotes and lists', 'Split it'],
  [/^[ \t]*:::/gm, 120, 'more than 120 lines start with :::', 'Split it'],
];

/**
 * Characters that open something in MDX, for which the parser searches the closing one; after a brace it parses
 * JavaScript. A page has at most 620 of one of them.
 */
const marks = [...'[*_~`<{}|$'].map(
  (it): Limit => [new RegExp(`\\${it}`, 'g'), 2500, `the page has more than 2500 "${it}"`, 'Split the page'],
);

/**
 * Invisible characters that writers do not type: control characters, direction marks, which change the order in which
 * text is shown (CVE-2021-42574), and zero-width characters.
 */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}]/u;

/** What exceeds the limits of a page or a file of YAML or JSON: the first place of each kind. */
export function checkLimits(file: SourceFile, kind: 'page' | 'data'): Problem[] {
  const { raw } = file;
  const excess = (limits: readonly Limit[]) =>
    limits.flatMap(([pattern, most, message, hint]) => {
      const match = [...raw.matchAll(pattern)][most];
      return match ? problemAt(file, match.index, message, hint) : [];
    });
  const found = excess(common);
  if (raw.length > longest[kind]) {
    const size = `the file has ${raw.length} characters, ${longest[kind]} are allowed`;
    found.unshift(problemAt(file, longest[kind], size, 'Split it'));
  }
  // A text that is too long is not searched for the rest.
  if (found.length > 0) return found;
  const unseen = invisible.exec(raw);
  if (unseen) {
    const code = (raw.codePointAt(unseen.index) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    found.push(problemAt(file, unseen.index, `invisible character U+${code}`, 'Remove it'));
  }
  return [...(kind === 'page' ? excess(marks) : tooDeep(file)), ...found];
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
