import { expect, it } from 'vitest';
import { readAddress, searchHref } from './search-address';

it.each([
  ['', {}],
  ['q=stake+account&section=API&page=3', { query: 'stake account', section: 'API', page: 3 }],
  [`q=${'x'.repeat(10_000)}`, { query: 'x'.repeat(2000) }],
  ['q=a&page=0', { query: 'a' }],
  ['q=a&page=1.5', { query: 'a' }],
  ['q=a&page=x', { query: 'a' }],
])('reads %j', (address, expected) => {
  const defaults = { query: '', section: '', page: 1 };
  expect(readAddress(new URLSearchParams(address))).toEqual({ ...defaults, ...expected });
});

it.each([
  [{}, '/search/'],
  [{ query: 'a&b=c #d' }, '/search/?q=a%26b%3Dc+%23d'],
  [{ query: 'a', section: '', page: 1 }, '/search/?q=a'],
  [{ query: 'a', section: 'API', page: 2 }, '/search/?q=a&section=API&page=2'],
  [{ query: '\uD83D' }, '/search/?q=%EF%BF%BD'],
])('writes %j', (address, expected) => {
  expect(searchHref(address)).toBe(expected);
});
