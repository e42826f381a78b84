import { describe, expect, it } from 'vitest';
import type { ConsoleParam, ConsoleSchema, ConsoleTypes, Json } from './console-method';
import { alternativeName, initialValue, kindOf, resolve } from './form-schema';
import { fromParams, numberFromText, textFromValue, toParams, unknownFields, withField } from './form-value';
import { pathText, validateParams, validateValue } from './validate';

const types: ConsoleTypes = {
  Pubkey: { type: 'string', pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$' },
  Commitment: { enum: ['processed', 'confirmed', 'finalized'] },
  U64: { type: 'integer', minimum: 0, maximum: 18446744073709551615n },
  Memcmp: {
    type: 'object',
    required: ['offset', 'bytes'],
    properties: { offset: { $ref: 'U64' }, bytes: { type: 'string' } },
  },
  Filter: {
    anyOf: [
      { type: 'object', required: ['dataSize'], properties: { dataSize: { $ref: 'U64', unit: 'bytes' } } },
      { type: 'object', required: ['memcmp'], properties: { memcmp: { $ref: 'Memcmp' } } },
    ],
  },
};
const config: ConsoleSchema = {
  type: 'object',
  properties: {
    commitment: { $ref: 'Commitment', default: 'finalized' },
    minContextSlot: { $ref: 'U64' },
    filters: { type: 'array', items: { $ref: 'Filter' }, maxItems: 4 },
  },
};
const address = 'Examp1eWa11et1111111111111111111111111111111';
const params: ConsoleParam[] = [
  { name: 'account', required: true, description: '', schema: { $ref: 'Pubkey' } },
  { name: 'config', required: false, description: '', schema: config },
];
const problems = (...slots: (Json | undefined)[]) =>
  validateParams(params, types, slots).map(({ path, message }) => `${pathText(path)}: ${message}`);

describe('schemas', () => {
  it('resolve shared types, and what stands beside the name wins', () => {
    expect(resolve({ $ref: 'Commitment', default: 'finalized' }, types)).toEqual({
      enum: ['processed', 'confirmed', 'finalized'],
      default: 'finalized',
    });
    expect(resolve({ $ref: 'A' }, { A: { $ref: 'B' }, B: { $ref: 'A' } })).toEqual({});
  });

  it.each<[ConsoleSchema, string]>([
    [{ $ref: 'Pubkey' }, 'text'],
    [{ $ref: 'U64' }, 'number'],
    [{ $ref: 'Commitment' }, 'choice'],
    [{ type: 'boolean' }, 'choice'],
    [{ anyOf: [{ $ref: 'Commitment' }, { type: 'null' }] }, 'choice'],
    [{ $ref: 'Filter' }, 'any-of'],
    [config, 'object'],
    [{ type: 'array', items: {} }, 'array'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'json'],
    [{}, 'json'],
  ])('%j is edited as %s', (schema, kind) => expect(kindOf(resolve(schema, types), types)).toBe(kind));

  it('start from as little as there can be', () => {
    expect(initialValue({ $ref: 'Filter' }, types)).toEqual({});
    expect(
      initialValue(
        { type: 'object', required: ['memcmp'], properties: { memcmp: { $ref: 'Memcmp' } } },
        types,
      ),
    ).toEqual({ memcmp: {} });
    expect(initialValue({ $ref: 'Commitment' }, types)).toBe('processed');
    expect(initialValue({ type: 'integer' }, types)).toBe('');
  });

  it('name alternatives', () => {
    expect(types.Filter?.anyOf?.map((each) => alternativeName(each, types))).toEqual([
      '{ dataSize }',
      '{ memcmp }',
    ]);
    expect(alternativeName({ enum: ['all', 'some'] }, types)).toBe('all, some');
  });
});

describe('slots and params', () => {
  it('leave out what is not set at the end, and send null before what is', () => {
    expect(toParams([address, undefined])).toEqual([address]);
    expect(toParams([undefined, { commitment: 'confirmed' }])).toEqual([null, { commitment: 'confirmed' }]);
    expect(toParams([])).toEqual([]);
  });

  it('read null as left out where it is no value', () => {
    const nullable: ConsoleParam = {
      name: 'n',
      required: false,
      description: '',
      schema: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    };
    expect(fromParams([null, {}], [{ ...nullable, schema: { type: 'integer' } }, nullable], types)).toEqual([
      undefined,
      {},
    ]);
    expect(fromParams([null], [nullable], types)).toEqual([null]);
    expect(fromParams([1, 2, 3], params, types)).toEqual([1, 2, 3]);
  });

  it('set fields in place and let an empty optional object go', () => {
    const one = withField(undefined, 'a', 1, false);
    expect(JSON.stringify(withField(withField(one, 'b', 2, false), 'a', 3, false))).toBe('{"a":3,"b":2}');
    expect(withField(one, 'a', undefined, false)).toBeUndefined();
    expect(withField(one, 'a', undefined, true)).toEqual({});
  });

  it('keep text that is no number as it was typed', () => {
    expect(numberFromText('18446744073709551615')).toBe(18446744073709551615n);
    expect(numberFromText('9007199254740993')).toBe(9007199254740993n);
    expect(numberFromText(' 7 ')).toBe(7);
    expect(numberFromText('7x')).toBe('7x');
    expect(numberFromText('')).toBeUndefined();
    expect(textFromValue(18446744073709551615n)).toBe('18446744073709551615');
  });

  it('name fields the schema does not know', () => {
    expect(unknownFields(config, types, { commitment: 'x', other: 1 })).toEqual(['other']);
  });
});

describe('validation', () => {
  it('passes what fits', () => {
    expect(problems(address)).toEqual([]);
    expect(
      problems(address, {
        commitment: 'confirmed',
        minContextSlot: 18446744073709551615n,
        filters: [{ dataSize: 165 }, { memcmp: { offset: 0, bytes: 'x' } }],
      }),
    ).toEqual([]);
  });

  it('names the place and the alternative that was meant', () => {
    expect(problems(undefined)).toEqual(['params[0]: This is required.']);
    expect(problems('0abc')).toEqual([
      'params[0]: “0” is no base58 character: digits and letters without 0, O, I and l.',
    ]);
    expect(problems('abc')[0]).toContain('3 base58 characters are too many or too few');
    expect(
      problems(address, { commitment: 'soon', filters: [{ memcmp: { offset: 'x' } }, { dataSize: -1 }] }),
    ).toEqual([
      'params[1].commitment: Must be one of processed, confirmed, finalized.',
      'params[1].filters[0].memcmp.bytes: This is required.',
      'params[1].filters[0].memcmp.offset: Must be an integer, not "x".',
      'params[1].filters[1].dataSize: The least is 0.',
    ]);
    expect(problems(address, { filters: Array(5).fill({ dataSize: 1 }) })).toEqual([
      'params[1].filters: Takes at most 4.',
    ]);
    expect(problems(address, undefined, 1)).toEqual(['params[2]: The method takes at most 2.']);
  });

  it('compares bounds without rounding', () => {
    expect(validateValue({ $ref: 'U64' }, types, 18446744073709551615n)).toEqual([]);
    expect(validateValue({ $ref: 'U64' }, types, 18446744073709551616n)).toEqual([
      { path: [], message: 'The most is 18446744073709551615.' },
    ]);
    expect(validateValue({ $ref: 'U64' }, types, 1.5)).toHaveLength(1);
  });
});
