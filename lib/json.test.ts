import { describe, expect, it } from 'vitest';
import { exactJson, parseJson, prettyJson } from './json';

describe('parseJson and exactJson', () => {
  it('keep integers of any size exact', () => {
    const text = '[9007199254740993,18446744073709551615,-9007199254740993,1,0.5,1e3]';
    const numbers = [9007199254740993n, 18446744073709551615n, -9007199254740993n, 1, 0.5, 1000];
    expect(parseJson(text)).toEqual(numbers);
    expect(exactJson(parseJson(`{"a":${text}}`))).toBe(`{"a":${text.replace('1e3', '1000')}}`);
  });

  it('refuse text that is nested too deep', () => {
    const nested = (levels: number) => `[{"a":"]"},${'['.repeat(levels)}${']'.repeat(levels)}]`;
    expect(exactJson(parseJson(nested(199)))).toBe(nested(199));
    expect(() => parseJson(nested(200))).toThrow(SyntaxError);
    expect(() => parseJson(nested(1_000_000))).toThrow('Nested deeper than 200 levels');
  });

  it.each([
    ['[1,\n  {"a": ]', 2, 9],
    ['[1', 1, 3],
    ['', 1, 1],
    ['["1e400",\n 1e400]', 2, 2],
  ])('say where %j goes wrong', (text, line, column) => {
    expect(() => parseJson(text)).toThrow(new RegExp(`^Line ${line}, column ${column}: .+\\.$`));
    expect(() => parseJson(text)).not.toThrow('position');
  });

  it('name what readers cannot see', () => {
    expect(() => parseJson('[\u200b1]')).toThrow('a zero-width space (U+200B)');
    expect(() => parseJson('[\u20601]')).toThrow('an invisible character (U+2060)');
    expect(() => parseJson('[-1e400]')).toThrow('The number -1e400 is too large');
  });
});

describe('prettyJson', () => {
  it('formats like JSON.stringify', () => {
    const value = { a: [1, [], {}, { b: 'x, {"y"}: \\"' }], c: { d: null, e: [[true]] } };
    expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    expect(prettyJson(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2));
  });

  it('keeps the digits of numbers, and leaves alone what it would change', () => {
    expect(prettyJson('{"a":1.0,"b":18446744073709551615,"c":1e10}')).toBe(
      '{\n  "a": 1.0,\n  "b": 18446744073709551615,\n  "c": 1e10\n}',
    );
    for (const text of ['{"a":1,"a":2}', '[1,', '['.repeat(21) + ']'.repeat(21)])
      expect(prettyJson(text)).toBeUndefined();
    const large = JSON.stringify(['\\'.repeat(500_000)]);
    expect(prettyJson(large)).toHaveLength(large.length + 4);
  });
});
