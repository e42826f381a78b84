import { describe, expect, it } from 'vitest';
import { parseDataFile } from './data-file';

// What schemas report with these places: tests/fixtures/broken.txt.
describe('parseDataFile', () => {
  it.each([
    ['name: x\ntags: [a, b]', { name: 'x', tags: ['a', 'b'] }],
    ['{ "name": "x" }', { name: 'x' }],
    ['day: 2026-11-21', { day: '2026-11-21' }],
    ['answer: no', { answer: 'no' }],
  ])('reads %j, with no types but those of JSON', (text, value) => {
    expect(parseDataFile({ path: 'a', raw: text }).value).toEqual(value);
  });

  it('finds keys, items and the parents of what is absent', () => {
    const { placeOf } = parseDataFile({
      path: 'a',
      raw: 'name: x\ntags:\n  - one\n  - two\nnested:\n  count: 1\n',
    });
    expect(placeOf(['name'])).toEqual({ line: 1, column: 1 });
    expect(placeOf(['tags', 1])).toEqual({ line: 4, column: 5 });
    expect(placeOf(['nested', 'count'])).toEqual({ line: 6, column: 3 });
    expect(placeOf(['nested', 'absent'])).toEqual({ line: 5, column: 1 });
    expect(placeOf(['absent'])).toEqual({ line: 1, column: 1 });
  });
});
