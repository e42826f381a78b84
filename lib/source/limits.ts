import { type Problem, problemAt } from './problem';
import type { SourceFile } from './source-file';

/*
 * Limits of the text of a content file, checked before a parser reads it. Parsers of Markdown and YAML take time that
 * grows with the square of such counts, or one stack frame for each level, so a short hostile file could block a build,
 * or end it without naming the place. Each limit is at least twice the largest value in the site: limits.test.ts.
 */

/** Characters of a page or a data file. */
const longest = { page: 120_000, data: 250_000 };
/** Characters of one text in data. */
export const longestValue = 4000;
/** Brackets and braces open at once in data. */
const deepest = 60;

/** A pattern, how often a file may contain it, and what is reported of the first match above that. */
type Limit = readonly [pattern: RegExp, most: number, message: string, hint: string];

/** A quote or a list item that a line opens. */
const container = '[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))';

/** Limits of pages and of data. */
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

/** What opens something in MDX: the parser searches the closing one, and after a brace it parses JavaScript. */
const marks = [...'[*_~`<{}|$'].map(
  (it): Limit => [new RegExp(`\\${it}`, 'g'), 2500, `the page has more than 2500 "${it}"`, 'Split the page'],
);

/** Characters that nobody types: controls, zero width, and direction marks, which reorder text (CVE-2021-42574). */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;

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
  return kind === 'page' ? excess(marks) : tooDeep(file);
}

/** Reports each invisible character of a page or a file of YAML or JSON. */
export function invisibleCharacters(file: SourceFile): Problem[] {
  return Array.from(file.raw.matchAll(invisible), ({ 0: character, index }) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return problemAt(file, index, `invisible character U+${code}`, 'Remove it');
  });
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
