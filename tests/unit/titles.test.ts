import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the title of a test has fewer than 70 characters', () => {
  const listed = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    encoding: 'utf8',
  });
  const long = /(?:\b(?:it|test)|\))\(\s*(['`])(?:(?!\1).){70,}\1/;
  expect(
    listed
      .trim()
      .split('\n')
      .filter((file) => long.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
