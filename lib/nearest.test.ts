import { expect, it } from 'vitest';
import { nearest } from './nearest';

it.each([
  ['stpes', 'Steps'],
  ['TABS', 'Tabs'],
  ['Card', 'Card'],
  ['/cli/examples/delegat-steak', '/cli/examples/delegate-stake'],
  ['notaword', undefined],
  ['', undefined],
  ['x', undefined],
])('the nearest word to %j is %j', (word, expected) => {
  const words = ['Steps', 'Tabs', 'Tab', 'Card', 'js', '/cli/examples/delegate-stake'];
  expect(nearest(word, words)).toBe(expected);
});
