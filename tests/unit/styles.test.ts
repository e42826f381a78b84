import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(css|tsx?)$/.test(name))
    .map((name) => path.join(folder, name)),
);

/** Properties and values that name a side of the screen instead of one of the text. */
const PHYSICAL =
  /^\s*((margin|padding|border|scroll-margin|scroll-padding|inset)-(left|right|top|bottom)|left|right|top|bottom|(min-|max-)?(width|height)|border-(top|bottom)-(left|right)-radius)\s*:|^\s*(text-align|float|clear)\s*:\s*(left|right)/;

it('styles name sides of the text, so that another writing direction needs no second style sheet', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (PHYSICAL.test(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});

/** A condition on the size of the window, in the range syntax and in px: widths between two queries belong to one. */
const SIZE = /^(width|height) (<=?|>=?) \d+px$|^\d+px <=? (width|height) <=? \d+px$/;

/**
 * In addition to a breakpoint in px: whether the contents column and the navbar's one line have room for text of the size
 * that the reader chose. Each of them has another place or more lines where it is not so.
 */
const TEXT_SIZE = /^width (<= 62\.25|>= 80)em$/;

/** The breakpoint of the desktop layout, which starts right above it. */
const AT_DESKTOP = /^width (>|<=) 996px$|^996px < width/;

/** The conditions on the size of the window in a file's media queries and calls of `matchMedia`. */
function sizesIn(text: string): string[] {
  const queries = [...text.matchAll(/@media([^{]+)\{|matchMedia\('([^']+)'\)/g)];
  return queries.flatMap(([query]) =>
    [...query.matchAll(/\(([^()]+)\)/g)].flatMap(([, condition = '']) =>
      /width|height/.test(condition) ? [condition.trim()] : [],
    ),
  );
}

it('breakpoints are ranges in px, and one of them is that of the desktop layout', () => {
  const found = files.flatMap((file) =>
    sizesIn(readFileSync(file, 'utf8')).map((condition) => ({ file, condition })),
  );
  expect(found.length).toBeGreaterThan(20);
  const isWrong = (condition: string) =>
    (!SIZE.test(condition) && !TEXT_SIZE.test(condition)) ||
    (/99[67]/.test(condition) && !AT_DESKTOP.test(condition));
  expect(found.filter(({ condition }) => isWrong(condition))).toEqual([]);
  expect(found).toContainEqual({ file: 'components/navigation/use-drawer.ts', condition: 'width > 996px' });
});
