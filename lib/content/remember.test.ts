import { expect, it, vi } from 'vitest';
import { oncePer, remember } from './remember';

it('computes a result again only for other arguments; lists are compared by item', () => {
  const [one, two] = [{ raw: 'a' }, { raw: 'b' }];
  const make = vi.fn((it: typeof one, others: (typeof one)[]) => it.raw + others.map(({ raw }) => raw));
  const remembered = remember(make);
  expect([remembered(one, [two]), remembered(one, [two])]).toEqual(['ab', 'ab']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(remembered(one, [{ raw: 'b' }])).toBe('ab');
  expect(remembered(two, [one, two])).toBe('ba,b');
  expect(make).toHaveBeenCalledTimes(3);
});

it('computes a result once for each object', () => {
  const [one, two] = [{ raw: 'a' }, { raw: 'b' }];
  const make = vi.fn(({ raw }: typeof one) => raw);
  expect([one, two, one, two].map(oncePer(make))).toEqual(['a', 'b', 'a', 'b']);
  expect(make).toHaveBeenCalledTimes(2);
});
