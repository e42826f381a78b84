import { expect, it } from 'vitest';
import { type Json, toText } from '@/lib/json';
import { consoleMethod } from '@/lib/reference/rpc/console-method';
import type { Schema } from '@/lib/reference/rpc/schema';
import { reference } from '@/tests/unit/rpc/reference';
import {
  alternativeName,
  fieldKind,
  initialValue,
  itemSchema,
  listAlternatives,
  parseNumberInput,
  parseTextInput,
  readParams,
  withField,
  withParam,
} from './form';
import { chooseAlternative, validateParams } from './validate';

const { rpc, variables } = reference;
const methods = rpc.methods.map((it) => consoleMethod(rpc, variables, it));
const paramsOf = (name: string) => methods.find((it) => it.name === name)?.params ?? [];
const address = 'Examp1eWa11et1111111111111111111111111111111';

/** Throws if the schema, or one inside it, has no field, or an alternative that is lost when it is chosen. */
function visit(schema: Schema): void {
  const kind = fieldKind(schema);
  if (kind === 'text' && schema.pattern)
    expect(schema.pattern).toMatch(/^\^\[1-9A-HJ-NP-Za-km-z\]\{\d+,\d+\}\$$/);
  if (kind === 'object') Object.values(schema.properties ?? {}).forEach(visit);
  if (kind === 'array') visit(itemSchema(schema) ?? {});
  if (kind !== 'any-of') return;
  const alternatives = listAlternatives(schema);
  for (const each of alternatives) {
    visit(each);
    const chosen = chooseAlternative(alternatives, initialValue(each));
    expect(alternativeName(chosen)).toBe(alternativeName(each));
  }
}

it.each(methods)('the console has a field for each parameter of $name', ({ params }) => {
  for (const { schema } of params) visit(schema);
});

it('params leave out unset ones at the end, and send null before set ones', () => {
  const config = { commitment: 'confirmed' };
  expect(withParam([], 1, config)).toEqual([null, config]);
  expect(withParam([address, config], 0, undefined)).toEqual([null, config]);
  expect(withParam([null, config], 1, undefined)).toEqual([]);
  expect(withParam([1, 2, 3], 0, 4)).toEqual([4, 2, 3]);
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

const filters = (...list: Json[]): Json[] => [address, { filters: list }];

it.each<[string, Json[], string[]]>([
  ['getBalance', [address, { commitment: 'confirmed', minContextSlot: 18446744073709551615n }], []],
  ['getBalance', [null], ['params[0]: This is required.']],
  ['getBalance', [''], ['params[0]: This is empty.']],
  ['getBalance', [7], ['params[0]: Must be a string, not 7.']],
  ['getBalance', ['0abc'], ['params[0]: “0” is not a base58 character: digits and letters']],
  ['getBalance', ['a\u200bb'], ['params[0]: It contains a zero-width space (U+200B). Remove it.']],
  ['getBalance', ['abc'], ['params[0]: Not a Pubkey: 3 base58 characters are too many or too few.']],
  ['getBalance', [address, { commitment: 'soon' }], ['params[1].commitment: Must be one of processed, conf']],
  [
    'getBalance',
    [address, { minContextSlot: 1.5 }],
    ['params[1].minContextSlot: Must be an integer, not 1.5'],
  ],
  ['getBalance', [address, { minContextSlot: -1 }], ['params[1].minContextSlot: The minimum is 0.']],
  [
    'getBalance',
    [address, { minContextSlot: 18446744073709551616n }],
    ['params[1].minContextSlot: The maximum is 18446744073709551615.'],
  ],
  ['getFeeForMessage', ['A'.repeat(1645)], ['params[0]: Too long: at most 1644 characters.']],
  ['getBlocks', [5, '1\u00a0000'], ['params[1]: Must be an integer, not "1<a no-break space (U+00A0)>000".']],
  ['getBlocks', [5, ''], ['params[1]: This is empty. It must be an integer.']],
  ['logsSubscribe', [{ mentions: [] }], ['params[0].mentions: Needs at least 1.']],
  ['logsSubscribe', [{ mentions: [address], all: 1 }], ['params[0]: The node refuses "all" here.']],
  ['getBlock', [5, { rewards: 'yes' }], ['params[1].rewards: Must be one of true, false.']],
  ['getProgramAccounts', filters({ dataSize: 165 }, { memcmp: { offset: 0, bytes: 'x' } }), []],
  [
    'getProgramAccounts',
    filters({ memcmp: { offset: 'x' } }, { dataSize: -1 }),
    [
      'params[1].filters[0].memcmp.offset: Must be an integer, not "x".',
      'params[1].filters[0].memcmp.bytes: This is required.',
      'params[1].filters[1].dataSize: The minimum is 0.',
    ],
  ],
])('the params of %s %o have the problems %o', (name, sent, expected) => {
  const problems = validateParams(paramsOf(name), sent).map(({ place, message }) => `${place}: ${message}`);
  expect(problems.toSorted()).toEqual(expected.toSorted().map((start) => expect.stringContaining(start)));
});

it('what is not a list of params says why', () => {
  expect(readParams('["a", {"slot": 18446744073709551615}]', 2)).toEqual({
    params: ['a', { slot: 18446744073709551615n }],
  });
  expect(readParams('[1,', 2).broken).toMatch(/^Line 1, column 4: /);
  expect(readParams('{}', 2).broken).toContain('between [ and ]');
  expect(readParams('[1, 2, 3]', 2).broken).toBe('The method takes at most 2 parameters.');
});
