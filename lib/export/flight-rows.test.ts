import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@/tests/support/hostile-text';
import { jsonRow, readFlightRows, textRow } from './flight-rows';

const rawOf = (data: string) => readFlightRows(data).map(({ raw }) => raw);

describe('readFlightRows', () => {
  it('reads JSON, text and other rows, and what stands in them', () => {
    const data =
      '1:"$Sreact.fragment"\n2:["$","p",null,{}]\na:{"b":1}\n:HL["/x.css","style"]\nff:T5,a\nb:c7:X\n';
    expect(readFlightRows(data)).toEqual([
      { id: '1', raw: '1:"$Sreact.fragment"\n' },
      { id: '2', json: ['$', 'p', null, {}], raw: '2:["$","p",null,{}]\n' },
      { id: 'a', json: { b: 1 }, raw: 'a:{"b":1}\n' },
      { id: '', raw: ':HL["/x.css","style"]\n' },
      { id: 'ff', text: 'a\nb:c', raw: 'ff:T5,a\nb:c' },
      { id: '7', raw: '7:X\n' },
    ]);
    expect(readFlightRows('')).toEqual([]);
  });

  it('counts the length of a text in bytes', () => {
    expect(readFlightRows('1:Ta,é€😀x2:[3]\n')).toEqual([
      { id: '1', text: 'é€😀x', raw: '1:Ta,é€😀x' },
      { id: '2', json: [3], raw: '2:[3]\n' },
    ]);
  });

  it('reads what it writes, whatever the texts are', () => {
    // A lone surrogate has no bytes of its own; React never writes one.
    const texts = ['', ...hostileTexts(7, 400)].filter((text) => Buffer.from(text).toString() === text);
    expect(texts.length).toBeGreaterThan(200);
    const rows = texts.flatMap((text, index) => [
      textRow((2 * index).toString(16), text),
      jsonRow((2 * index + 1).toString(16), JSON.stringify([text])),
    ]);
    expect(readFlightRows(rows.map(({ raw }) => raw).join(''))).toEqual(rows);
  });

  it('leaves nothing out and adds nothing', () => {
    const data = '1:["a"]\n2:T3,abc3:null\n:HL["/x"]\n';
    expect(rawOf(data).join('')).toBe(data);
  });

  it.each([
    ['a row without id and colon', 'hello', 'middle of a row'],
    ['an id that is no number', 'xyz:[]\n', 'no row id'],
    ['a row without end', '1:["a"]', 'middle of a row'],
    ['a text without length', '1:T,abc', 'no end'],
    ['a text without comma', '1:T3abc', 'middle of a row'],
    ['a text that is shorter than it says', '1:T4,abc', 'no end'],
    ['a text counted in characters, not bytes', '1:T2,éé2:[]\n', 'no row id'],
  ])('throws at %s', (_, data, message) => {
    expect(() => readFlightRows(data)).toThrow(message);
  });

  it('throws at broken JSON', () => {
    expect(() => readFlightRows('1:["a"\n')).toThrow(SyntaxError);
    expect(() => jsonRow('1', '[')).toThrow(SyntaxError);
  });
});
