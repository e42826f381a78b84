import { expect, it } from 'vitest';
import type { Schema } from '@/lib/site';
import { rpcSignature } from './rpc-signature';

const value = (name: string, schema: Schema) => ({ name, description: 'A value.', schema });
const parameter = (name: string, required = false) => ({ ...value(name, { type: 'string' }), required });
const object = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])),
  required: names,
});
const response = (schema: Schema): Schema => ({
  type: 'object',
  properties: { context: { $ref: 'Context' }, value: schema },
  required: ['context', 'value'],
});

const call = (result: Schema, ...params: ReturnType<typeof parameter>[]) =>
  rpcSignature({ name: 'getThing', params, result: value('thing', result) });

it.each<[what: string, result: Schema, signature: string]>([
  ['a plain type', { type: 'string' }, 'string'],
  ['a shared type', { $ref: 'Slot' }, 'Slot'],
  ['a constant', { const: 'ok' }, '"ok"'],
  ['a list', { type: 'array', items: { $ref: 'Slot' } }, 'Slot[]'],
  ['a tuple', { type: 'array', items: [{ $ref: 'Slot' }, { type: 'string' }] }, '[Slot, string]'],
  ['a union', { anyOf: [{ $ref: 'Block' }, { type: 'null' }] }, 'Block | null'],
  ['a list of a union', { items: { anyOf: [{ $ref: 'Block' }, { type: 'null' }] } }, '(Block | null)[]'],
  ['a map', { type: 'object', additionalProperties: { $ref: 'Slot' } }, '{ [key]: Slot }'],
  ['an object', object('first', 'second'), '{ first, second }'],
  ['an optional field', { ...object('first', 'second'), required: ['first'] }, '{ first, second? }'],
  ['a value with its context', response({ $ref: 'Lamports' }), '{ context, value: Lamports }'],
])('a result that is %s is shown in short', (_what, result, type) => {
  expect(call(result)).toEqual([`getThing() → ${type}`]);
});

it('parameters are named, and those that may be left out are marked', () => {
  expect(call({ $ref: 'Slot' }, parameter('address', true), parameter('config'))).toEqual([
    'getThing(address, config?) → Slot',
  ]);
});

it('a long signature is broken between names, and the rest is indented', () => {
  const names = ['numNonVoteTransactions', 'numSlots', 'numTransactions', 'samplePeriodSecs'];
  expect(call(object(...names), parameter('limit'))).toEqual([
    'getThing(limit?) → { numNonVoteTransactions, numSlots,',
    '  numTransactions, samplePeriodSecs }',
  ]);
});

it('a signature with too many names says that there are more, and is still closed', () => {
  const names = Array.from({ length: 30 }, (_, at) => `aRatherLongName${at}`);
  const lines = call({ anyOf: [object(...names), { type: 'null' }] });
  expect(lines).toHaveLength(3);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(64);
  expect(lines.join(' ')).toMatch(/ aRatherLongName6, … } \| null$/);
});

it('a subscription has its notification on another line', () => {
  const notification = { ...value('slotNotification', object('slot', 'parent', 'root')), example: {} };
  const result = value('subscription', { $ref: 'SubscriptionId' });
  expect(rpcSignature({ name: 'slotSubscribe', params: [], result, notification })).toEqual([
    'slotSubscribe() → SubscriptionId',
    'slotNotification → { slot, parent, root }',
  ]);
});
