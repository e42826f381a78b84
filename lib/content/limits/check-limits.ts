import type { Problem } from '../problem';
import { lineExcess } from './line-excess';
import { type Excess, textLimits } from './text-limits';

/** Signs that open something in MDX, and that the parser looks for a counterpart of; at a brace it reads JavaScript. */
const marks = '[*_~`<{}|$';

/**
 * Characters that no reader sees and no writer types: controls, marks of direction, which make a text read otherwise
 * than it is (CVE-2021-42574), and signs of no width.
 */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}]/u;

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
