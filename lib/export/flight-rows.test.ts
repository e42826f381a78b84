import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@/tests/support/hostile-text';
import { jsonRow, readFlightRows, textRow } from './flight-rows';

describe('readFlightRows', () => {
  it('reads what it writes, whatever the texts are', () => {
    // A lone surrogate has no bytes; React never writes one.
    const texts = ['', ...hostileTexts(7, 400)].filter((text) => Buffer.from(text).toString() === text);
    expect(texts.length).toBeGreaterThan(200);
    const rows = texts.flatMap((text, index) => [
      textRow((2 * index).toString(16), text),
      jsonRow((2 * index + 1).toString(16), JSON.stringify([text])),
    ]);
    expect(readFlightRows(rows.map(({ raw }) => raw).join(''))).toEqual(rows);
  });

  it.each([
    ['a row without id and colon', 'hello', 'middle of a row'],
    ['an id that is not a number', 'xyz:[]\n', 'no row id'],
    ['a row without end', '1:["a"]', 'middle of a row'],
    ['a text without length', '1:T,abc', 'no end'],
    ['a text that is shorter than it says', '1:T4,abc', 'no end'],
    ['a text counted in characters, not bytes', '1:T2,éé2:[]\n', 'no row id'],
    ['broken JSON', '1:["a"\n', 'JSON'],
  ])('throws at %s', (_, data, message) => {
    expect(() => readFlightRows(data)).toThrow(message);
  });
});
