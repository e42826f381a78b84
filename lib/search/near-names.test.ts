import { describe, expect, it } from 'vitest';
import { entryKinds } from './index-format';
import { nearestBeginning, openNames } from './near-names';

describe('nearestBeginning', () => {
  it.each([
    ['account', 'accountinfo', 0, 7],
    ['acount', 'accountinfo', 1, 7],
    ['acccount', 'accountinfo', 1, 7],
    ['accuont', 'accountinfo', 1, 7],
    ['acxount', 'accountinfo', 1, 7],
    ['accountinfos', 'accountinfo', 1, 11],
    ['acuontinf', 'accountinfo', 2, 10],
  ])('%s is near the beginning of %s', (asked, name, distance, length) => {
    expect(nearestBeginning(asked, name, 2)).toEqual({ distance, length });
  });

  it('gives up on a name that is too different', () => {
    expect(nearestBeginning('balance', 'accountinfo', 2).distance).toBeGreaterThan(2);
    expect(nearestBeginning('accountinformation', 'accountinfo', 2).distance).toBeGreaterThan(2);
  });
});

describe('openNames', () => {
  const titles = [
    'getAccountInfo',
    'openos stake-account',
    'About accounts',
    'getBalance\nNo balance was found',
  ];
  const [page, name] = [entryKinds.indexOf('page'), entryKinds.indexOf('name')];
  const find = openNames({ titles, kinds: [name, name, page, name] });
  const found = (asked: string) =>
    find(asked)
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ id }) => titles[id]?.split('\n')[0]);

  it.each([
    ['getaccountinfo', ['getAccountInfo']],
    ['getaccou', ['getAccountInfo']],
    ['getacconutinf', ['getAccountInfo']],
    ['accountinf', ['getAccountInfo']],
    ['stakeacc', ['openos stake-account']],
    ['getbalnce', ['getBalance']],
    ['account', ['openos stake-account', 'getAccountInfo']],
    ['balancewasfound', []],
    ['ab', []],
    ['', []],
    ['x'.repeat(500), []],
  ])('%j is near %j', (asked, names) => {
    expect(found(asked)).toEqual(names);
  });

  it('a whole name is nearer than its beginning, and its beginning nearer than an inner part', () => {
    const likeness = (asked: string) => find(asked).find(({ id }) => id === 0)?.likeness ?? 0;
    const [whole, begun, inner] = ['getaccountinfo', 'getaccount', 'accountinfo'].map(likeness);
    expect(whole).toBe(1);
    expect(begun).toBeLessThan(1);
    expect(inner).toBeLessThan(1);
    expect(likeness('getacountinfo')).toBeLessThan(1);
  });
});
