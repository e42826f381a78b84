import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Properties and values that name a side of the screen instead of one of the text. */
const physical =
  /^\s*((margin|padding|border|scroll-margin|scroll-padding|inset)-(left|right|top|bottom)|left|right|top|bottom|(min-|max-)?(width|height)|border-(top|bottom)-(left|right)-radius)\s*:|^\s*(text-align|float|clear)\s*:\s*(left|right)/;

it('styles name sides of the text, so that another writing direction needs no second style sheet', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (physical.test(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});
