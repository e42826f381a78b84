import { afterEach, expect, it, vi } from 'vitest';
import { readKeys, takeEarlyKeys, withKey } from './search-keys';

class FakeElement {
  isContentEditable = false;
  constructor(readonly tagName: string) {}
}

const press = (key: string, more: object = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, composedPath: () => [], ...more }) as never;
const opening = press('k', { ctrlKey: true });

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['nothing', [], { isOpen: false, typed: '' }],
  ['text without the shortcut', [press('a'), press('b')], { isOpen: false, typed: '' }],
  ['the shortcut', [press('a'), opening], { isOpen: true, typed: '' }],
  ['a slash', [press('/')], { isOpen: true, typed: '' }],
  [
    'a slash typed into a field',
    [press('/', { target: new FakeElement('INPUT') })],
    { isOpen: false, typed: '' },
  ],
  [
    'the shortcut, then text with a mistake',
    [opening, press('s'), press('o'), press('Backspace'), press('t')],
    { isOpen: true, typed: 'st' },
  ],
  ['closed again', [opening, press('a'), press('Escape')], { isOpen: false, typed: 'a' }],
  ['opened anew', [opening, press('a'), opening, opening, press('b')], { isOpen: true, typed: 'b' }],
])('reads %s', (_, keys, expected) => {
  vi.stubGlobal('HTMLElement', FakeElement);
  expect(readKeys(keys)).toEqual(expected);
});

it('types 64 characters at most', () => {
  expect(withKey('x'.repeat(63), press('y'))).toBe(`${'x'.repeat(63)}y`);
  expect(withKey('x'.repeat(64), press('y'))).toBe('x'.repeat(64));
});

it('takes the recorded keys once, which ends the recording', () => {
  const window: { earlyKeys?: KeyboardEvent[] } = { earlyKeys: [opening] };
  vi.stubGlobal('window', window);
  expect(takeEarlyKeys()).toEqual([opening]);
  expect('earlyKeys' in window).toBe(false);
  expect(takeEarlyKeys()).toEqual([]);
});
