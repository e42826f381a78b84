import { describe, expect, it } from 'vitest';
import { digest } from './digest';

describe('the digest of a value', () => {
  it('is the same for equal values, and can be the name of a file', () => {
    const make = () => ({ a: [1, 'b', null], map: new Map([['c', new Set([2n])]]) });
    expect(digest(make())).toBe(digest(make()));
    expect(digest(make())).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['a text and another', 'a', 'b'],
    ['a number and its digits', 1, '1'],
    ['a bigint and its digits', 1n, '1'],
    ['a bigint and the number', 1n, 1],
    ['maps that differ', new Map([['a', 1]]), new Map([['a', 2]])],
    ['maps inside of maps', new Map([['a', new Map([['b', 1]])]]), new Map([['a', new Map([['b', 2]])]])],
    ['sets that differ', new Set(['a']), new Set(['b'])],
    ['texts cut at another place', ['ab', 'c'], ['a', 'bc']],
  ])('differs for %s', (_name, one, other) => {
    expect(digest({ value: one })).not.toBe(digest({ value: other }));
  });

  it('refuses what it cannot tell', () => {
    expect(() => digest({ plots: [{ at: (x: number) => x }] })).toThrow('a function has no digest');
  });
});
