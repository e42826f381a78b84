import { describe, expect, it } from 'vitest';
import { exactJson, parseJson, prettyJson } from './json';

describe('parseJson and exactJson', () => {
  it('keep integers of any size exact', () => {
    const text = '[9007199254740993,18446744073709551615,-9007199254740993,1,0.5,1e3]';
    const numbers = [9007199254740993n, 18446744073709551615n, -9007199254740993n, 1, 0.5, 1000];
    expect(parseJson(text)).toEqual(numbers);
    expect(exactJson(parseJson(`{"a":${text}}`))).toBe(`{"a":${text.replace('1e3', '1000')}}`);
  });

  it('keep fields with the names of those of every object', () => {
    const text = '{"__proto__":{"polluted":1},"toString":{"constructor":[null]},"":true}';
    expect(exactJson(parseJson(text))).toBe(text);
    expect('polluted' in {}).toBe(false);
  });

  it('refuse text that is nested too deep', () => {
    const nested = (levels: number) => `[{"a":"]"},${'['.repeat(levels)}${']'.repeat(levels)}]`;
    expect(exactJson(parseJson(nested(199)))).toBe(nested(199));
    expect(() => parseJson(nested(200))).toThrow(SyntaxError);
    expect(() => parseJson(nested(1_000_000))).toThrow('Nested deeper than 200 levels');
  });

  const digits = '9'.repeat(1001);

  it.each([
    ["Line 2, column 9: Object value expected after ':'.", '[1,\n  {"a": ]'],
    ["Line 1, column 5: Array item or end of array ']' expected but reached end of input.", '[1,2'],
    ['Line 1, column 1: JSON value expected but reached end of input.', ''],
    ['Line 2, column 2: The number 1e400 is too large.', '["1e400",\n 1e400]'],
    [`Line 1, column 2: The number ${digits.slice(0, 40)}… is too large.`, `[${digits}]`],
    ["Line 1, column 2: Array item expected but got 'a zero-width space (U+200B)'.", '[\u200b1]'],
    ["Line 1, column 2: Array item expected but got 'an invisible character (U+2060)'.", '[\u20601]'],
    ["Line 1, column 6: Comma ',' expected after value but got '\"'.", '["a" "b"]'],
    [`Line 1, column 1009: Duplicate key '${digits.slice(0, 185)}….`, `{"${digits}":1,"${digits}":2}`],
  ])('say %s', (message, text) => {
    expect(() => parseJson(text)).toThrow(new SyntaxError(message));
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
