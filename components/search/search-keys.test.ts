import { afterEach, expect, it, vi } from 'vitest';
import { applyKey } from './search-keys';

class FakeElement {
  isContentEditable = false;
  constructor(readonly tagName: string) {}
}

const press = (key: string, more: object = {}) =>
  ({
    ...{ key, ctrlKey: false, metaKey: false, altKey: false, composedPath: () => [] },
    ...{ getModifierState: () => false, ...more },
  }) as never;
const inField = { target: new FakeElement('INPUT') };
const opening = press('k', { ctrlKey: true });

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['the shortcut', [press('a'), opening], { typed: '' }],
  [
    'the shortcut, then text with a mistake',
    [opening, press('s'), press('o'), press('Backspace'), press('t')],
    { typed: 'st' },
  ],
  ['closed again', [opening, press('a'), press('Escape')], undefined],
  ['Ctrl+K of a Russian keyboard', [press('л', { code: 'KeyK', ctrlKey: true })], { typed: '' }],
  ['Ctrl+T of a Dvorak keyboard', [press('t', { code: 'KeyK', ctrlKey: true })], undefined],
  ['/ by AltGr', [press('/', { ctrlKey: true, altKey: true, getModifierState: () => true })], { typed: '' }],
  ['/ by Ctrl+Alt', [press('/', { ctrlKey: true, altKey: true })], undefined],
  ['opened anew', [opening, press('a'), opening, opening, press('b')], { typed: 'b' }],
])('reads %s', (_, keys, expected) => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('navigator', { platform: 'Linux x86_64' });
  expect(keys.reduce(applyKey, undefined)).toEqual(expected);
});

it('leaves Ctrl+K to the text fields of macOS', () => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect(applyKey(undefined, press('k', { ctrlKey: true, ...inField }))).toBeUndefined();
  expect(applyKey(undefined, press('k', { metaKey: true, ...inField }))).toEqual({ typed: '' });
  expect(applyKey(undefined, opening)).toEqual({ typed: '' });
});
