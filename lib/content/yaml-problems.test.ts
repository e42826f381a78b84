import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatProblem } from './problem';
import { readPlaced, schemaProblems } from './yaml-problems';

const schema = z.strictObject({
  name: z.string(),
  tags: z.array(z.string()).optional(),
  nested: z.strictObject({ count: z.number() }).optional(),
});

/** The problems of a text against the schema, as a writer sees them. */
function problemsOf(text: string): string[] {
  const data = readPlaced('data.yaml', text);
  const result = schema.safeParse(data.value);
  return (result.success ? [] : schemaProblems('data.yaml', data, result.error)).map(formatProblem);
}

describe('readPlaced', () => {
  it('reads YAML and JSON', () => {
    expect(readPlaced('a', 'name: x\ntags: [a, b]').value).toEqual({ name: 'x', tags: ['a', 'b'] });
    expect(readPlaced('a', '{ "name": "x" }').value).toEqual({ name: 'x' });
  });

  it('makes no dates and no other types of text', () => {
    expect(readPlaced('a', 'day: 2026-11-21').value).toEqual({ day: '2026-11-21' });
    expect(readPlaced('a', 'answer: no').value).toEqual({ answer: 'no' });
  });

  it('finds keys, items and the parents of what is absent', () => {
    const { placeOf } = readPlaced('a', 'name: x\ntags:\n  - one\n  - two\nnested:\n  count: 1\n');
    expect(placeOf(['name'])).toEqual({ line: 1, column: 1 });
    expect(placeOf(['tags', 1])).toEqual({ line: 4, column: 5 });
    expect(placeOf(['nested', 'count'])).toEqual({ line: 6, column: 3 });
    expect(placeOf(['nested', 'absent'])).toEqual({ line: 5, column: 1 });
    expect(placeOf(['absent'])).toEqual({ line: 1, column: 1 });
  });

  it('counts lines from where the text stands in its file', () => {
    expect(readPlaced('a', 'x: 1\ny: 2', 10).placeOf(['y'])).toEqual({ line: 12, column: 1 });
    expect(readPlaced('a', 'x: [', 10).problems[0]?.line).toBe(11);
  });

  it('reports a syntax error at its place and gives no value', () => {
    const { value, problems } = readPlaced('data.json', '{\n  "a": "1"\n  "b": "2"\n}');
    expect(value).toBeUndefined();
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[3, 3]]);
    expect(problems[0]?.message).not.toMatch(/at line|\n/);
  });

  it('reports a key that is there twice', () => {
    const { problems } = readPlaced('a', 'name: x\nname: y\n');
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[2, 1]]);
  });
});

describe('schemaProblems', () => {
  it('puts each problem at its key', () => {
    expect(problemsOf('tags:\n  - 1\nnested:\n  count: many\n  more: 1\n')).toEqual([
      'data.yaml:1:1  "name" is missing. Add "name".',
      'data.yaml:2:5  "tags.0" is not valid: Invalid input: expected string, received number. Correct the value of "tags.0".',
      'data.yaml:4:3  "nested.count" is not valid: Invalid input: expected number, received string. Correct the value of "nested.count".',
      'data.yaml:5:3  unknown key "more". Remove it or correct its spelling; lib/content/schema.ts and lib/content/rpc/schema.ts list the keys.',
    ]);
  });

  it('reports each unknown key on its own', () => {
    expect(problemsOf('name: x\none: 1\ntwo: 2\n').map((line) => line.split('. ')[0])).toEqual([
      'data.yaml:2:1  unknown key "one"',
      'data.yaml:3:1  unknown key "two"',
    ]);
  });

  it('says what is missing where the key of a nested object is', () => {
    expect(problemsOf('name: x\nnested: {}\n')).toEqual([
      'data.yaml:2:1  "nested.count" is missing. Add "nested.count".',
    ]);
  });

  it('names the whole where nothing is there', () => {
    expect(problemsOf('')[0]).toContain('data.yaml:1:1  "the data" is not valid');
  });
});
