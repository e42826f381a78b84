import { expect, it } from 'vitest';
import { z } from 'zod';
import { exactJson } from '@/lib/json';
import { reference } from '@/tests/unit/rpc/reference';
import { postmanCollection } from './postman-collection';

const { rpc, variables } = reference;
const text = exactJson(postmanCollection(rpc, variables));

/** What the schema of a Postman collection, version 2.1.0, requires of the parts that this one has. */
const request = z.strictObject({
  method: z.literal('POST'),
  url: z.literal('{{endpoint}}'),
  header: z.array(z.strictObject({ key: z.string(), value: z.string() })),
  description: z.string().min(1),
  body: z.strictObject({
    mode: z.literal('raw'),
    raw: z.string(),
    options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
  }),
});
const collection = z.strictObject({
  info: z.strictObject({
    name: z.string().min(1),
    description: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  variable: z.tuple([z.strictObject({ key: z.literal('endpoint'), value: z.url() })]),
  item: z.array(
    z.strictObject({ name: z.string().min(1), item: z.array(z.strictObject({ name: z.string(), request })) }),
  ),
});

it('the collection fits the schema and has each HTTP method once, in the folder of its purpose', () => {
  const { item: folders } = collection.parse(JSON.parse(text));
  const found = folders.flatMap(({ name: purpose, item }) =>
    item.map(({ name, request: { body } }) => [purpose, name, JSON.parse(body.raw)]),
  );
  const expected = rpc.methods
    .filter(({ transport }) => transport === 'http')
    .map(({ purpose, name, examples: [{ params }] }) => [
      purpose,
      name,
      // A body without parameters has no `params`.
      JSON.parse(exactJson({ jsonrpc: '2.0', id: 1, method: name, ...(params.length > 0 && { params }) })),
    ]);
  expect(expected.length).toBeGreaterThan(50);
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(new Set(folders.map(({ name }) => name)).size).toBe(folders.length);
  // A link that begins with a slash leads nowhere in a client.
  expect(text).not.toMatch(/\]\(\//);
});
