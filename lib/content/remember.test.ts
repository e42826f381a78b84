import { expect, it, vi } from 'vitest';
import { keepEqual, remember, rememberEach } from './remember';

const file = (raw: string) => ({ raw });

it('makes a result again only for other arguments; lists are compared by their items', () => {
  const make = vi.fn((files: readonly { raw: string }[], name: string) => name + files.map((it) => it.raw));
  const remembered = remember(make);
  const one = file('a');
  expect([remembered([one], 'x'), remembered([one], 'x')]).toEqual(['xa', 'xa']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(remembered([file('a')], 'x')).toBe('xa');
  expect(remembered([file('a'), one], 'x')).toBe('xa,a');
  expect(remembered([one], 'y')).toBe('ya');
  expect(make).toHaveBeenCalledTimes(4);
});

it('keeps a result for each first argument', () => {
  const make = vi.fn(({ raw }: { raw: string }, name: string) => raw + name);
  const remembered = rememberEach(make);
  const [one, two] = [file('a'), file('b')];
  expect([one, two, one, two].map((it) => remembered(it, 'x'))).toEqual(['ax', 'bx', 'ax', 'bx']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(remembered(one, 'y')).toBe('ay');
});

it('keeps a value whose content has not changed', () => {
  const keep = keepEqual<string[]>();
  const first = keep(['a']);
  expect(keep(['a'])).toBe(first);
  expect(keep(['b'])).toEqual(['b']);
});
