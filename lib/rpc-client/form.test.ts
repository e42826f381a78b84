import { expect, it } from 'vitest';
import { exactJson, type Json, toText } from '@/lib/json';
import { fullSchema } from '@/lib/reference/rpc/json-schema';
import type { Method, RpcType, Schema } from '@/lib/reference/rpc/schema';
import { consoleAddress } from './console-address';
import {
  alternativeName,
  fieldKind,
  initialValue,
  parseNumberInput,
  parseTextInput,
  readParams,
  withField,
  withParam,
} from './form';
import { paramValue, validateParams } from './validate';

const u64: Schema = { type: 'integer', minimum: 0, maximum: 18446744073709551615n };
const bytes: Schema = {
  type: 'object',
  required: ['offset', 'bytes'],
  properties: { offset: { $ref: 'U64' }, bytes: { type: 'string' } },
};
const shared: Record<string, Schema> = {
  Pubkey: { type: 'string', pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$' },
  Commitment: { enum: ['processed', 'confirmed', 'finalized'] },
  U64: u64,
  Memcmp: bytes,
  Filter: {
    anyOf: [
      { type: 'object', required: ['dataSize'], properties: { dataSize: { $ref: 'U64', unit: 'bytes' } } },
      { type: 'object', required: ['memcmp'], properties: { memcmp: { $ref: 'Memcmp' } } },
    ],
  },
  Tree: { type: 'array', items: { $ref: 'Tree' } },
};
const types = new Map(Object.entries(shared).map(([name, schema]) => [name, { schema } as RpcType]));
/** The schema as the console gets it. */
const full = (schema: Schema) => fullSchema(schema, types);
const config = full({
  type: 'object',
  properties: {
    commitment: { $ref: 'Commitment', default: 'finalized' },
    minContextSlot: { $ref: 'U64' },
    filters: { type: 'array', items: { $ref: 'Filter' }, maxItems: 4 },
  },
});
const address = 'Examp1eWa11et1111111111111111111111111111111';
const params: Method['params'] = [
  { name: 'account', required: true, description: '', schema: full({ $ref: 'Pubkey' }) },
  { name: 'config', required: false, description: '', schema: config },
];

it('schemas have shared types filled in, which keywords next to the name override, and named alternatives', () => {
  const filled = { enum: ['processed', 'confirmed', 'finalized'], default: 'finalized' };
  expect(full({ $ref: 'Commitment', default: 'finalized' })).toMatchObject(filled);
  expect(full({ $ref: 'Tree' })).toMatchObject({ type: 'array', items: { title: 'Tree' } });
  expect(shared.Filter?.anyOf?.map(alternativeName)).toEqual(['{ dataSize }', '{ memcmp }']);
  expect(alternativeName({ enum: ['all', 'some'] })).toBe('all, some');
});

it.each<[Schema, string, Json?]>([
  [{ $ref: 'Pubkey' }, 'text'],
  [{ $ref: 'U64' }, 'number', ''],
  [{ $ref: 'Commitment' }, 'choice', 'processed'],
  [{ type: 'boolean' }, 'choice'],
  [{ anyOf: [{ $ref: 'Commitment' }, { type: 'null' }] }, 'choice'],
  [{ $ref: 'Filter' }, 'any-of', {}],
  [config, 'object'],
  [
    { type: 'object', required: ['memcmp'], properties: { memcmp: { $ref: 'Memcmp' } } },
    'object',
    { memcmp: {} },
  ],
  [{ type: 'array', items: {} }, 'array'],
])('%o is edited as %s, and starts from %o', (schema, kind, value) => {
  expect(fieldKind(full(schema))).toBe(kind);
  if (value !== undefined) expect(initialValue(full(schema))).toEqual(value);
});

it('params leave out unset ones at the end, and send null before set ones', () => {
  const config = { commitment: 'confirmed' };
  expect(withParam([], 1, config)).toEqual([null, config]);
  expect(withParam([address, config], 0, undefined)).toEqual([null, config]);
  expect(withParam([null, config], 1, undefined)).toEqual([]);
  expect(withParam([address], 1, null)).toEqual([address, null]);
  expect(withParam([1, 2, 3], 0, 4)).toEqual([4, 2, 3]);
  expect(paramValue({ type: 'integer' }, null)).toBeUndefined();
  expect(paramValue({ anyOf: [{ type: 'integer' }, { type: 'null' }] }, null)).toBeNull();
});

it('fields are set in place, and an empty optional object is removed', () => {
  const one = withField(undefined, 'a', 1, false);
  expect(JSON.stringify(withField(withField(one, 'b', 2, false), 'a', 3, false))).toBe('{"a":3,"b":2}');
  expect(withField(one, 'a', undefined, false)).toBeUndefined();
  expect(withField(one, 'a', undefined, true)).toEqual({});
});

it.each<[string, Json | undefined]>([
  ['18446744073709551615', 18446744073709551615n],
  ['9007199254740993', 9007199254740993n],
  [' 7 ', 7],
  ['\u00a07\u200b\n', 7],
  ['-1', -1],
  ['1.5', 1.5],
  ['', undefined],
  ...['7x', '-', '007', '1.', '.5', '1,5', '0x1', 'Infinity', '1e999', '"1"', '[1]'].map(
    (it): [string, string] => [it, it],
  ),
])('%j in a number field is %s', (text, value) => {
  expect(parseNumberInput(text)).toBe(value);
  if (value !== undefined) expect(toText(value)).toBe(text.replace('\u200b', '').trim());
});

it('a text is read without the space and the invisible characters around it', () => {
  expect(parseTextInput('\u200b\u00a0 a b\ufeff\n')).toBe('a b');
  expect(parseTextInput('\u00a0\u200b')).toBeUndefined();
});

const every = {
  commitment: 'confirmed',
  minContextSlot: 18446744073709551615n,
  filters: [{ dataSize: 165 }, { memcmp: { offset: 0, bytes: 'x' } }],
};
const wrong = { commitment: 'soon', filters: [{ memcmp: { offset: 'x' } }, { dataSize: -1 }] };

// The messages of one value: validate.test.ts.
it.each<[Json[], string[]]>([
  [[address], []],
  [[address, every], []],
  [[null], ['params[0]: This is required.']],
  [['0abc'], ['params[0]: “0” is not a base58 character: digits and letters']],
  [['abc'], ['params[0]: Not a Pubkey: 3 base58 characters']],
  [
    [address, wrong],
    [
      'params[1].commitment: Must be one of processed, confirmed, finalized.',
      'params[1].filters[0].memcmp.offset: Must be an integer, not "x".',
      'params[1].filters[0].memcmp.bytes: This is required.',
      'params[1].filters[1].dataSize: The minimum is 0.',
    ],
  ],
  [[address, { filters: Array(5).fill({ dataSize: 1 }) }], ['params[1].filters: Takes at most 4.']],
  [[address, null, 1], ['params[2]: The method takes at most 2.']],
  [[address, { minContextSlot: 1.5 }], ['params[1].minContextSlot: Must be an integer']],
])('the params %o have the problems %o', (sent, expected) => {
  const problems = validateParams(params, sent).map(({ place, message }) => `${place}: ${message}`);
  expect(problems).toEqual(expected.map((start) => expect.stringContaining(start)));
});

it('an address has params exactly, and what is not a list of params says why', () => {
  const sent = ['a&b=ü', { minContextSlot: 18446744073709551615n, list: [null, true] }];
  const link = new URL(consoleAddress('https://docs.example/api/x/?old=1#there', exactJson(sent)));
  expect([link.hash, ...link.searchParams.keys()]).toEqual(['#try-it', 'params']);
  expect(readParams(link.searchParams.get('params') ?? '')).toEqual({ params: sent });
  expect(readParams('[1,').broken).toMatch(/^Line 1, column 4: /);
  expect(readParams('{}').broken).toContain('between [ and ]');
});
