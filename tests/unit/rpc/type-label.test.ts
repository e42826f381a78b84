import { expect, it } from 'vitest';
import { toMarkdown } from '@/lib/markdown/to-markdown';
import { typeLine } from '@/lib/reference/rpc/fields';
import type { Schema } from '@/lib/reference/rpc/schema';

const text: Schema = { type: 'string' };
const none: Schema = { type: 'null' };
const account: Schema = { $ref: 'Account' };
const tuple: Schema = { type: 'array', items: [text, text] };
const list: Schema = { type: 'array', items: { anyOf: [account, none] } };

it.each<[string, Schema]>([
  ['list of ([Account](/api#Account) or null)', list],
  ['list of ([Account](/api#Account) or null), or null', { anyOf: [list, none] }],
  ['tuple of string and string, or [Account](/api#Account), or string', { anyOf: [tuple, account, text] }],
  ['string or null', { anyOf: [text, none] }],
])('separates the words of a list from its alternatives: %s', (expected, schema) => {
  expect(toMarkdown({ type: 'root', children: [typeLine(schema)] }).trim()).toBe(expected);
});
