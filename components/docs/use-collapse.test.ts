import { expect, test } from 'vitest';
import { collapseDuration } from './use-collapse';

test('grows with the height, more slowly the longer the list', () => {
  expect(collapseDuration(36, false)).toBe(192);
  expect(collapseDuration(360, false)).toBe(327);
  expect(collapseDuration(3600, false)).toBeLessThan(10 * collapseDuration(360, false));
});

test('is over at once under reduced motion and for an empty list', () => {
  expect(collapseDuration(360, true)).toBe(1);
  expect(collapseDuration(0, false)).toBe(1);
});
