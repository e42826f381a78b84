import { type Excess, textLimits } from './text-limits';

/** The quotes and list items that a line opens, one match each. */
const container = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/** Too many lines, and what is too much in one line. */
export function lineExcess(text: string): Excess[] {
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
