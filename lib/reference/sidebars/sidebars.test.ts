import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/source/problem';
import { parseSidebars } from './data';

it('parseSidebars reports every mistake with its place', () => {
  const raw = readFileSync('tests/fixtures/sidebar-mistakes.json', 'utf8');
  const found = parseSidebars({ path: 'sidebars.json', raw }).problems.map(formatProblem).sort();
  const expected = readFileSync('tests/fixtures/sidebar-mistakes.txt', 'utf8').trimEnd().split('\n');
  expect(found).toEqual(expected);
});
