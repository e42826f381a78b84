import type { Problem } from './problem';

/**
 * What the text of a content file may be before a parser sees it. Parsers of Markdown and YAML take time that grows
 * with the square of such counts, or one stack frame for each level, so a short hostile file would hold up a build or
 * end it without a place. Each limit is four times or more what the largest file of the site has.
 */
export const textLimits = {
  /** Characters of a page: the largest has 26,000. */
  page: 120_000,
  /** Characters of a data file: the largest has 43,000. */
  data: 250_000,
  /** Lines of any file: the longest has 1,051. */
  lines: 5000,
  /** Occurrences of one sign of Markdown in a page: 620 is the most. */
  marks: 2500,
  /** Quotes and list items that one line opens: 2 is the most. */
  containers: 12,
  /** Spaces before a line's text: 20 is the most. Two of them make a level of a list. */
  indent: 100,
  /** Backticks, tildes or colons in a row: 4 is the most. */
  fence: 20,
  /** Lines of a page that open or close an admonition: 36 is the most. */
  admonitions: 120,
  /** Bars in one line: 12 is the most. */
  bars: 100,
  /** Brackets and braces open at once in data: 14 is the most. */
  depth: 60,
} as const;

/** Signs that open something in MDX, and that the parser looks for a counterpart of; at a brace it reads JavaScript. */
const marks = '[*_~`<{}|$';

/** The quotes and list items that a line opens, one match each. */
const container = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/**
 * Characters that no reader sees and no writer types: controls, marks of direction, which make a text read otherwise
 * than it is (CVE-2021-42574), and signs of no width.
 */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}]/u;

/** A limit that a text exceeds, at an offset in it. */
interface Excess {
  offset: number;
  message: string;
  hint: string;
}

/** What is too large or nested too deep in a page, front matter included; the first place of each. */
export function pageLimits(file: string, text: string): Problem[] {
  const found = [...sizeExcess(text, textLimits.page), ...lineExcess(text)];
  // The rest counts what is too long to be worth counting.
  return place(file, text, found.length > 0 ? found : [...marksExcess(text), ...invisibleExcess(text)]);
}

/** What is too large or nested too deep in a file of YAML or JSON; the first place of each. */
export function dataLimits(file: string, text: string): Problem[] {
  const found = [...sizeExcess(text, textLimits.data), ...lineExcess(text)];
  return place(file, text, found.length > 0 ? found : [...depthExcess(text), ...invisibleExcess(text)]);
}

function sizeExcess(text: string, limit: number): Excess[] {
  if (text.length <= limit) return [];
  const message = `the file has ${text.length} characters, ${limit} are allowed`;
  return [{ offset: limit, message, hint: 'Split it' }];
}

/** Too many lines, and what is too much in one line. */
function lineExcess(text: string): Excess[] {
  const { lines: most, containers, indent, fence, bars, admonitions } = textLimits;
  let colons = 0;
  const found = new Map<string, Excess>();
  const add = (kind: string, excess: Excess) => {
    if (!found.has(kind)) found.set(kind, excess);
  };
  let offset = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (index === most)
      add('lines', { offset, message: `the file has more than ${most} lines`, hint: 'Split it' });
    const opened = containersOf(line);
    if (opened > containers) {
      const message = `the line opens ${opened} quotes and lists, ${containers} are allowed`;
      add('containers', { offset, message, hint: 'Nest less' });
    }
    if (indentOf(line) > indent) {
      const message = `the line is indented by more than ${indent} columns`;
      add('indent', { offset, message, hint: 'Nest less' });
    }
    const run = /`{21}|~{21}|:{21}/.exec(line);
    if (run) {
      const message = `more than ${fence} "${run[0][0]}" stand in a row`;
      add('fence', {
        offset: offset + run.index,
        message,
        hint: 'Use fewer; a fence needs one more than what it holds',
      });
    }
    if (/^\s*:::/.test(line)) colons += 1;
    if (colons > admonitions) {
      add('colons', {
        offset,
        message: `more than ${admonitions} lines start with :::`,
        hint: 'Split the page',
      });
    }
    if (line.split('|').length - 1 > bars) {
      add('bars', {
        offset,
        message: `the line has more than ${bars} bars`,
        hint: 'Make the table narrower',
      });
    }
    offset += line.length + 1;
  }
  return [...found.values()];
}

function containersOf(line: string): number {
  let count = 0;
  for (container.lastIndex = 0; container.test(line); ) count += 1;
  return count;
}

/** Columns before a line's text; a tab ends at the next multiple of four. */
function indentOf(line: string): number {
  let column = 0;
  for (const sign of line) {
    if (sign === '\t') column += 4 - (column % 4);
    else if (sign === ' ') column += 1;
    else break;
  }
  return column;
}

/** The place where one sign of Markdown is there once too often. */
function marksExcess(text: string): Excess[] {
  const counts = new Map<string, number>();
  const found: Excess[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text[offset] ?? '';
    if (!marks.includes(sign)) continue;
    const count = (counts.get(sign) ?? 0) + 1;
    counts.set(sign, count);
    if (count !== textLimits.marks + 1) continue;
    found.push({
      offset,
      message: `the page has more than ${textLimits.marks} "${sign}"`,
      hint: 'Split the page',
    });
  }
  return found;
}

/** The place where too many brackets and braces are open at once. */
function depthExcess(text: string): Excess[] {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text[offset] ?? '';
    if ('[{'.includes(sign)) depth += 1;
    else if (']}'.includes(sign)) depth = Math.max(depth - 1, 0);
    if (depth <= textLimits.depth) continue;
    return [
      {
        offset,
        message: `more than ${textLimits.depth} brackets are open`,
        hint: 'Nest less, and close each',
      },
    ];
  }
  return [];
}

function invisibleExcess(text: string): Excess[] {
  const found = invisible.exec(text);
  if (!found) return [];
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return [{ offset: found.index, message: `the character U+${code} cannot be seen`, hint: 'Remove it' }];
}

function place(file: string, text: string, found: readonly Excess[]): Problem[] {
  return found.map(({ offset, message, hint }) => {
    const before = text.slice(0, offset).split('\n');
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message, hint };
  });
}
