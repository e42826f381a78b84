import { expect, it, vi } from 'vitest';
import { keepEqual, rememberEach } from './remember';

it('makes a result for each first argument, and again only for other arguments; lists are compared by item', () => {
  const [one, two] = [{ raw: 'a' }, { raw: 'b' }];
  const make = vi.fn((it: typeof one, others: (typeof one)[]) => it.raw + others.map(({ raw }) => raw));
  const remembered = rememberEach(make);
  expect([one, two, one, two].map((it) => remembered(it, [one]))).toEqual(['aa', 'ba', 'aa', 'ba']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(remembered(one, [{ raw: 'a' }])).toBe('aa');
  expect(remembered(one, [one, two])).toBe('aa,b');
  expect(make).toHaveBeenCalledTimes(4);
});

it('keeps a value whose content has not changed', () => {
  const keep = keepEqual<string[]>();
  const first = keep(['a']);
  expect(keep(['a'])).toBe(first);
  expect(keep(['b'])).toEqual(['b']);
});
