import { expect, it } from 'vitest';
import { typeLine } from '@/lib/reference/rpc/fields';
import type { Schema } from '@/lib/rpc/schema';

const text: Schema = { type: 'string' };
const none: Schema = { type: 'null' };
const account: Schema = { $ref: 'Account' };

it('says which words belong to a list, and which are alternatives to it', () => {
  const list: Schema = { type: 'array', items: { anyOf: [account, none] } };
  expect(typeLine(list)).toBe('list of ([Account](/api#Account) or null)');
  expect(typeLine({ anyOf: [list, none] })).toBe('list of ([Account](/api#Account) or null), or null');
  const tuple: Schema = { type: 'array', items: [text, text] };
  expect(typeLine({ anyOf: [tuple, account, text] })).toBe(
    'tuple of string and string, or [Account](/api#Account), or string',
  );
  expect(typeLine({ anyOf: [text, none] })).toBe('string or null');
});
