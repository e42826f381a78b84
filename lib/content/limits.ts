import { type Problem, problemAt } from './problem';
import type { SourceFile } from './types';

/*
 * Limits of the text of a content file, checked before a parser reads it. Parsers of Markdown and YAML take time that
 * grows with the square of such counts, or one stack frame for each level, so a short hostile file could block a build,
 * or end it without naming the place. Each limit is at least three times the largest value in the site.
 */

/** Characters of a page: the largest has 26,000. */
const longestPage = 120_000;
/** Characters of a data file: the largest has 43,000. */
const longestData = 250_000;
/** Characters of one text in data: the longest has 1,202. */
export const longestValue = 4000;
/** Brackets and braces open at once in data: 14 is the most. */
const deepest = 60;

/** A pattern and how often a file may contain it. */
interface Limit {
  pattern: RegExp;
  most?: number;
  message: string | ((found: string) => string);
  hint: string;
}

/** A quote or a list item that a line opens. */
const container = '[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))';

const limits: readonly Limit[] = [
  // One line has 2 at most.
  {
    pattern: new RegExp(`^(?:${container}){13,}`, 'gm'),
    message: (it) =>
      `the line opens ${`${it} `.match(new RegExp(container, 'g'))?.length} quotes and lists, 12 are allowed`,
    hint: 'Nest less',
  },
  // 12 at most. Rows of a table are as wide as its head.
  {
    pattern: /^(?:[^|\n]*\|){101}/gm,
    message: 'the line has more than 100 bars',
    hint: 'Make the table narrower',
  },
  // 1,051 at most.
  { pattern: /^/gm, most: 5000, message: 'the file has more than 5000 lines', hint: 'Split it' },
  // 80 at most.
  {
    pattern: new RegExp(`^${container}`, 'gm'),
    most: 400,
    message: 'more than 400 lines open quotes and lists',
    hint: 'Split it',
  },
  // 36 at most.
  { pattern: /^[ \t]*:::/gm, most: 120, message: 'more than 120 lines start with :::', hint: 'Split it' },
];

/**
 * Characters that open something in MDX, for which the parser searches the closing one; after a brace it parses
 * JavaScript. A page has at most 620 of one of them.
 */
const marks = [...'[*_~`<{}|$'].map(
  (sign): Limit => ({
    pattern: new RegExp(`\\${sign}`, 'g'),
    most: 2500,
    message: `the page has more than 2500 "${sign}"`,
    hint: 'Split the page',
  }),
);

/**
 * Invisible characters that writers do not type: control characters, direction marks, which change the order in which
 * text is shown (CVE-2021-42574), and zero-width characters.
 */
const invisible: Limit = {
  pattern: /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu,
  message: (it) =>
    `the character U+${(it.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')} cannot be seen`,
  hint: 'Remove it',
};

/** What is too large or nested too deep in a page, front matter included; the first place of each. */
export function pageLimits(page: SourceFile): Problem[] {
  const found = [...sizeProblems(page, longestPage), ...limits.flatMap((it) => excess(page, it))];
  // The other limits are not counted in a text that is too long.
  return found.length > 0 ? found : [...marks, invisible].flatMap((it) => excess(page, it));
}

/** What is too large or nested too deep in a file of YAML or JSON; the first place of each. */
export function dataLimits(data: SourceFile): Problem[] {
  const found = [...sizeProblems(data, longestData), ...limits.flatMap((it) => excess(data, it))];
  return found.length > 0 ? found : [...depthProblems(data), ...excess(data, invisible)];
}

function sizeProblems(file: SourceFile, longest: number): Problem[] {
  const { length } = file.raw;
  if (length <= longest) return [];
  return [problemAt(file, longest, `the file has ${length} characters, ${longest} are allowed`, 'Split it')];
}

function excess(file: SourceFile, { pattern, most = 0, message, hint }: Limit): Problem[] {
  let count = 0;
  for (const { 0: found, index } of file.raw.matchAll(pattern)) {
    count += 1;
    if (count <= most) continue;
    return [problemAt(file, index, typeof message === 'string' ? message : message(found), hint)];
  }
  return [];
}

/** The place where too many brackets and braces are open at once. */
function depthProblems(file: SourceFile): Problem[] {
  let depth = 0;
  for (const { 0: sign, index } of file.raw.matchAll(/[[\]{}]/g)) {
    depth = '[{'.includes(sign) ? depth + 1 : Math.max(depth - 1, 0);
    if (depth > deepest)
      return [problemAt(file, index, `more than ${deepest} brackets are open`, 'Nest less, and close each')];
  }
  return [];
}
