import { afterEach, expect, it, vi } from 'vitest';
import { applyKey } from './search-keys';

class FakeElement {
  isContentEditable = false;
  constructor(readonly tagName: string) {}
}

const press = (key: string, more: object = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, composedPath: () => [], ...more }) as never;
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
  ['opened anew', [opening, press('a'), opening, opening, press('b')], { typed: 'b' }],
])('reads %s', (_, keys, expected) => {
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
