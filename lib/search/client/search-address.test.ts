import { expect, it } from 'vitest';
import { readAddress, reportHref, searchHref } from './search-address';

it.each([
  ['', {}],
  ['q=stake+account&section=API&page=3', { query: 'stake account', section: 'API', page: 3 }],
  [`q=${'x'.repeat(10_000)}`, { query: 'x'.repeat(2000) }],
  ['q=a&section=Nope', { query: 'a' }],
  ['q=a&page=0', { query: 'a' }],
  ['q=a&page=1.5', { query: 'a' }],
  ['q=a&page=x', { query: 'a' }],
])('reads %j', (address, expected) => {
  const defaults = { query: '', section: '', page: 1 };
  expect(readAddress(new URLSearchParams(address), ['Guide', 'API'])).toEqual({ ...defaults, ...expected });
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

it('a query has at most 2,000 characters of an address', () => {
  const query = '質押😀'.repeat(500);
  const report = new URL(reportHref('https://git.test/new', query)).searchParams.get('title') ?? '';
  for (const address of [searchHref({ query }), reportHref('https://git.test/new', query)])
    expect(address.length).toBeLessThan(2050);
  const written = new URL(searchHref({ query }), 'https://docs.test').searchParams.get('q') ?? '';
  expect(query.startsWith(written)).toBe(true);
  expect([written.length > 100, report.startsWith('Search finds nothing for “質押😀')]).toEqual([true, true]);
});
