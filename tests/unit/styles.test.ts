import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(css|tsx?)$/.test(name))
    .map((name) => path.join(folder, name)),
);

/**
 * A condition on the size of the window, in the range syntax and in px: widths between two queries belong to one. In em,
 * whether the contents column or the navbar's one line has room for text of the size that the reader chose.
 */
const SIZE =
  /^(width|height) (<=?|>=?) \d+px$|^\d+px <=? (width|height) <=? \d+px$|^width (<= 62\.25|>= 80)em$/;

/** The breakpoint of the desktop layout, which starts right above it. */
const AT_DESKTOP = /^width (>|<=) 996px$|^996px < width/;

it('breakpoints are ranges in px, one that of the desktop layout', () => {
  const queries = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/@media[^{]+\{|matchMedia\('[^']+'\)/g) ?? [],
  );
  const sizes = queries.flatMap((query) =>
    [...query.matchAll(/\(([^()]*(?:width|height)[^()]*)\)/g)].map((it) => it[1] ?? ''),
  );
  expect(sizes.filter((it) => AT_DESKTOP.test(it)).length).toBeGreaterThan(10);
  expect(sizes.filter((it) => !SIZE.test(it) || (/\b99\d/.test(it) && !AT_DESKTOP.test(it)))).toEqual([]);
});
