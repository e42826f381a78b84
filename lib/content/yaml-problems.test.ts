import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatProblem } from './problem';
import { readPlaced, schemaProblems } from './yaml-problems';

describe('readPlaced', () => {
  it.each([
    ['name: x\ntags: [a, b]', { name: 'x', tags: ['a', 'b'] }],
    ['{ "name": "x" }', { name: 'x' }],
    ['day: 2026-11-21', { day: '2026-11-21' }],
    ['answer: no', { answer: 'no' }],
  ])('reads %j, with no types but those of JSON', (text, value) => {
    expect(readPlaced('a', text).value).toEqual(value);
  });

  it('finds keys, items and the parents of what is absent', () => {
    const { placeOf } = readPlaced('a', 'name: x\ntags:\n  - one\n  - two\nnested:\n  count: 1\n');
    expect(placeOf(['name'])).toEqual({ line: 1, column: 1 });
    expect(placeOf(['tags', 1])).toEqual({ line: 4, column: 5 });
    expect(placeOf(['nested', 'count'])).toEqual({ line: 6, column: 3 });
    expect(placeOf(['nested', 'absent'])).toEqual({ line: 5, column: 1 });
    expect(placeOf(['absent'])).toEqual({ line: 1, column: 1 });
  });
});

it('schemaProblems gives each unknown, missing and wrong key its place', () => {
  const schema = z.strictObject({
    name: z.string(),
    nested: z.strictObject({ count: z.number(), size: z.number() }),
  });
  const data = readPlaced('a.yaml', 'one: 1\nnested:\n  count: many\n  more: 1\ntwo: 2\n');
  const { error } = schema.safeParse(data.value);
  const problems = error ? schemaProblems('a.yaml', data, error) : [];
  expect(problems.map((it) => formatProblem(it).split('. ')[0])).toEqual([
    'a.yaml:1:1  "name" is missing',
    'a.yaml:3:3  "nested.count" is not valid: Invalid input: expected number, received string',
    'a.yaml:2:1  "nested.size" is missing',
    'a.yaml:4:3  unknown key "more"',
    'a.yaml:1:1  unknown key "one"',
    'a.yaml:5:1  unknown key "two"',
  ]);
});
