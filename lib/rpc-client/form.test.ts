import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Json, parseJson, toText } from '@/lib/json';
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

it('a text is read without spaces and invisible characters around it', () => {
  expect(parseTextInput('\u200b\u00a0 a b\ufeff\n')).toBe('a b');
  expect(parseTextInput('\u00a0\u200b')).toBeUndefined();
});

const withProblems = parseJson(readFileSync('tests/fixtures/params-with-problems.json', 'utf8'));

it.each(withProblems as [string, Json[], string[]][])(
  'the params of %s %o have the problems %o',
  (name, sent, expected) => {
    const problems = validateParams(paramsOf(name), sent).map(({ place, message }) => `${place}: ${message}`);
    expect(problems.toSorted()).toEqual(expected.toSorted().map((start) => expect.stringContaining(start)));
  },
);

it('what is not a list of params says why', () => {
  expect(readParams('["a", {"slot": 18446744073709551615}]', 2)).toEqual({
    params: ['a', { slot: 18446744073709551615n }],
  });
  const broken = 'Line 1, column 4: Array item expected but reached end of input.';
  expect(readParams('[1,', 2)).toEqual({ broken });
  expect(readParams('{}', 2).broken).toBe('Parameters are a list: write them between [ and ].');
  expect(readParams('[1, 2, 3]', 2).broken).toBe('The method takes at most 2 parameters.');
});
