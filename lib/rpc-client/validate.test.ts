import { expect, it } from 'vitest';
import type { Json } from '@/lib/json';
import type { Schema } from '@/lib/reference/rpc/schema';
import { validateValue } from './validate';

const bounded: Schema = {
  anyOf: [
    { type: 'integer', maximum: 9 },
    { type: 'integer', minimum: 100 },
  ],
};
const map: Schema = { type: 'object', additionalProperties: { type: 'string' } };
const tuple: Schema = { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] };

it.each<[Schema, Json, string[]]>([
  [{ type: 'string', minLength: 2 }, 'a', ['params: Too short: at least 2 characters.']],
  [{ type: 'string', minLength: 2 }, '', ['params: This is empty.']],
  [{ type: 'string', maxLength: 1 }, '😀', []],
  [{ type: 'string', maxLength: 1 }, 'ab', ['params: Too long: at most 1 characters.']],
  [{ type: 'string', pattern: '^[0-9]+$', title: 'code' }, 'x', ['params: Does not have the form of a code']],
  [
    { type: 'string', pattern: '^[1-9A-HJ-NP-Za-km-z]{3}$' },
    'a\u200bb',
    ['params: It contains a zero-width space (U+200B). Remove it.'],
  ],
  [{ type: 'integer' }, '1\u00a0000', ['params: Must be an integer, not "1<a no-break space (U+00A0)>000".']],
  [{ type: 'string' }, 7, ['params: Must be a string, not 7.']],
  [{ type: 'integer' }, '', ['params: This is empty. It must be an integer.']],
  [{ type: 'null' }, 0, ['params: Must be a null, not 0.']],
  [{ const: 'all' }, 'some', ['params: Must be all.']],
  [{ type: 'string', enum: ['a', 'b'] }, 1, ['params: Must be one of a, b.']],
  [{ type: 'array', items: {}, minItems: 1 }, [], ['params: Needs at least 1.']],
  [
    { type: 'integer', maximum: 9007199254740993n },
    9007199254740994n,
    ['params: The maximum is 9007199254740993.'],
  ],
  [map, { a: 'x', constructor: 1 }, ['params.constructor: Must be a string, not 1.']],
  [tuple, ['x', 'y', {}], ['params[1]: Must be an integer, not "y".']],
  [bounded, 100, []],
  [bounded, 50, ['params: The maximum is 9.']],
  [{}, { any: ['thing'] }, []],
])('%o finds what is wrong with %o', (schema, value, expected) => {
  const problems = validateValue(schema, value, 'params').map(({ place, message }) => `${place}: ${message}`);
  expect(problems).toEqual(expected.map((start) => expect.stringContaining(start)));
});
