import { expect, it } from 'vitest';
import { retryAfter } from './retry-after';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['7', 7],
  ['0', 0],
  [' 12 ', 12],
  ['99999999999', 86_400],
  ['Sat, 21 Nov 2026 12:00:09 GMT', 9],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %j', (header, seconds) => expect(retryAfter(header, now)).toBe(seconds));
