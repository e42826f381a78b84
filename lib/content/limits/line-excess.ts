import { type Excess, textLimits } from './text-limits';

/** The quotes and list items that a line opens, one match each. */
const container = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

const { lines, containers, containersInAll, indent, fence, bars, admonitions } = textLimits;
const longRun = new RegExp(['`', '~', ':'].map((it) => `${it}{${fence + 1}}`).join('|'));

/** What is too much in one line: the column it is at, from 0, and what to say of it. */
type LineCheck = (line: string) => { column?: number; message: string; hint: string } | undefined;

const lineChecks: readonly LineCheck[] = [
  (line) => {
    const opened = containersOf(line);
    if (opened <= containers) return undefined;
    const message = `the line opens ${opened} quotes and lists, ${containers} are allowed`;
    return { message, hint: 'Nest less' };
  },
  (line) => {
    if (indentOf(line) <= indent) return undefined;
    return { message: `the line is indented by more than ${indent} columns`, hint: 'Nest less' };
  },
  (line) => {
    const run = longRun.exec(line);
    if (!run) return undefined;
    const message = `more than ${fence} "${run[0][0]}" stand in a row`;
    return { column: run.index, message, hint: 'Use fewer; a fence needs one more than what it holds' };
  },
  (line) => {
    if (line.split('|').length - 1 <= bars) return undefined;
    return { message: `the line has more than ${bars} bars`, hint: 'Make the table narrower' };
  },
];

/** What adds up over the lines of a file: how much a line adds, how much is allowed, and what to say of more. */
const sums: readonly { of: (line: string) => number; most: number; message: string }[] = [
  { of: () => 1, most: lines, message: `the file has more than ${lines} lines` },
  {
    of: containersOf,
    most: containersInAll,
    message: `the file opens more than ${containersInAll} quotes and lists`,
  },
  {
    of: (line) => (/^\s*:::/.test(line) ? 1 : 0),
    most: admonitions,
    message: `more than ${admonitions} lines start with :::`,
  },
];

/** Too many lines, and what is too much in one line or in all of them together; the first place of each. */
export function lineExcess(text: string): Excess[] {
  const found = new Map<unknown, Excess>();
  const total = sums.map(() => 0);
  let offset = 0;
  for (const line of text.split('\n')) {
    for (const check of lineChecks) {
      const excess = found.has(check) ? undefined : check(line);
      if (excess) found.set(check, { ...excess, offset: offset + (excess.column ?? 0) });
    }
    for (const [index, sum] of sums.entries()) {
      total[index] = (total[index] ?? 0) + sum.of(line);
      if (total[index] <= sum.most || found.has(sum)) continue;
      found.set(sum, { offset, message: sum.message, hint: 'Split it' });
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
