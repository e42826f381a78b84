import { expect, test } from 'vitest';
import { activeIndex } from './use-active-heading';

const line = 84;

test('is none before the first heading, and never none after it', () => {
  expect(activeIndex({ tops: [400, 900], line, atBottom: false })).toBe(-1);
  expect(activeIndex({ tops: [-5000, 900], line, atBottom: false })).toBe(0);
});

test('is the heading a jump has just brought to the line', () => {
  expect(activeIndex({ tops: [-300, 84, 500], line, atBottom: false })).toBe(1);
});

test('is the last one at the end of the page, wherever it stands', () => {
  expect(activeIndex({ tops: [-300, 200, 600], line, atBottom: true })).toBe(2);
});
