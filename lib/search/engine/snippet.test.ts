import { describe, expect, it } from 'vitest';
import { splitHighlights } from '../response';
import { highlight, snippet } from './snippet';

/** A text with matches in brackets. */
const show = (text: string) =>
  splitHighlights(text)
    .map((part, at) => (at % 2 === 1 ? `[${part}]` : part))
    .join('');

describe('highlight', () => {
  it.each([
    ['Deploy a program', ['deploy'], '[Deploy] a program'],
    ['Delegating stake', ['deleg'], '[Delegating] stake'],
    ['Call getAccountInfo now', ['getaccountinfo'], 'Call [getAccountInfo] now'],
    ['openos create-stake-account', ['stake'], 'openos create-[stake]-account'],
    ['a <b> & "c"', ['b'], 'a <[b]> & "c"'],
    ['890,880 lamports', ['890880'], '[890,880] lamports'],
    ['nothing here', ['x'], 'nothing here'],
    ['', ['x'], ''],
  ])('%j with %j', (text, terms, shown) => {
    expect(show(highlight(text, new Set(terms)))).toBe(shown);
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

  it.each([
    [['two'], 'one [two] three four five …'],
    [['eight'], '… six seven [eight] nine ten …'],
    [['fourteen'], '… ten eleven twelve thirteen [fourteen]'],
    [['one', 'six', 'seven'], '… five [six] [seven] eight nine …'],
    [['x'], 'one two three four five …'],
  ])('shows where %j are', (terms, shown) => {
    expect(show(snippet(text, new Set(terms), 5))).toBe(shown);
  });

  it('cuts long words, also those that match', () => {
    const long = 'x'.repeat(60);
    expect(show(snippet(`a ${long} b`, new Set(['b']), 5))).toBe(`a ${'x'.repeat(39)}… [b]`);
    expect(show(snippet(`a ${long} b`, new Set([long]), 5))).toBe(`a [${'x'.repeat(39)}…] b`);
  });

  it('does not cut a short text', () => {
    expect(show(snippet('one two', new Set(['two']), 10))).toBe('one [two]');
  });
});
