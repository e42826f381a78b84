import { expect, it } from 'vitest';
import { openNames } from './fuzzy-names';

const titles = ['Commands', 'openos stake-account', 'getAccountInfo', 'About accounts', 'getBalance'];
const find = openNames({ titles, pageOf: [0, 0, 1, 2, 3] });

it.each([
  ['getaccountinfo', ['getAccountInfo']],
  ['getaccou', ['getAccountInfo']],
  ['getaccuontinfo', ['getAccountInfo']],
  ['accountinf', ['getAccountInfo']],
  ['stakeacc', ['openos stake-account']],
  ['getbalnce', ['getBalance']],
  ['account', ['openos stake-account', 'getAccountInfo']],
  ['balancewasfound', []],
  ['ab', []],
  ['', []],
  ['x'.repeat(500), []],
])('%j is near %j', (asked, names) => {
  const found = [...find(asked)].sort((a, b) => b[1] - a[1]).map(([id]) => titles[id]);
  expect(found).toEqual(names);
});

it('a whole name is nearer than its beginning, an inner part and a mistyped name', () => {
  const likeness = (asked: string) => find(asked).get(2) ?? 0;
  expect(likeness('getaccountinfo')).toBe(1);
  for (const asked of ['getaccount', 'accountinfo', 'getacountinfo']) {
    expect(likeness(asked)).toBeGreaterThan(0);
    expect(likeness(asked)).toBeLessThan(1);
  }
});
