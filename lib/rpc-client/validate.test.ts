import { expect, it } from 'vitest';
import type { Json } from '@/lib/json';
import type { Schema } from '@/lib/reference/rpc/schema';
import { validateValue } from './validate';

const text = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const bounded: Schema = {
  anyOf: [
    { ...integer, maximum: 9 },
    { ...integer, minimum: 100 },
  ],
};
const map: Schema = { type: 'object', additionalProperties: text };
const tuple: Schema = { type: 'array', items: [text, integer] };
const code: Schema = { ...text, pattern: '^[0-9]+$', title: 'code' };
const base58: Schema = { ...text, pattern: '^[1-9A-HJ-NP-Za-km-z]{3}$' };

it.each<[Schema, Json, string?]>([
  [{ ...text, minLength: 2 }, 'a', 'params: Too short: at least 2 characters.'],
  [{ ...text, minLength: 2 }, '', 'params: This is empty.'],
  [{ ...text, maxLength: 1 }, '😀'],
  [{ ...text, maxLength: 1 }, 'ab', 'params: Too long: at most 1 characters.'],
  [code, 'x', 'params: Does not have the form of a code'],
  [base58, 'a\u200bb', 'params: It contains a zero-width space (U+200B). Remove it.'],
  [integer, '1\u00a0000', 'params: Must be an integer, not "1<a no-break space (U+00A0)>000".'],
  [text, 7, 'params: Must be a string, not 7.'],
  [integer, '', 'params: This is empty. It must be an integer.'],
  [{ type: 'null' }, 0, 'params: Must be a null, not 0.'],
  [{ const: 'all' }, 'some', 'params: Must be all.'],
  [{ ...text, enum: ['a', 'b'] }, 1, 'params: Must be one of a, b.'],
  [{ type: 'array', items: {}, minItems: 1 }, [], 'params: Needs at least 1.'],
  [{ ...integer, maximum: 9007199254740993n }, 9007199254740994n, 'params: The maximum is 9007199254740993.'],
  [map, { a: 'x', constructor: 1 }, 'params.constructor: Must be a string, not 1.'],
  [tuple, ['x', 'y', {}], 'params[1]: Must be an integer, not "y".'],
  [bounded, 100],
  [bounded, 50, 'params: The maximum is 9.'],
  [{}, { any: ['thing'] }],
])('%o finds what is wrong with %o: %s', (schema, value, expected) => {
  const problems = validateValue(schema, value, 'params').map(({ place, message }) => `${place}: ${message}`);
  expect(problems).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
});
