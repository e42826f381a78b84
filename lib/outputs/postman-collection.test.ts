import { expect, it } from 'vitest';
import { exactJson } from '@/lib/json';
import { reference } from '@/tests/unit/rpc/reference';
import { postmanCollection } from './postman-collection';

const { rpc, variables } = reference;

/** A folder of a collection: the parts that differ between requests. */
interface Folder {
  name: string;
  item: { name: string; request: { method: string; url: string; body: { raw: string } } }[];
}

it('each HTTP method is in the folder of its purpose, with its example', () => {
  const text = exactJson(postmanCollection(rpc, variables));
  const { variable, item: folders } = JSON.parse(text);
  expect(variable).toEqual([{ key: 'endpoint', value: variables.get('devnet.rpc') }]);
  const found = folders.flatMap(({ name: purpose, item }: Folder) =>
    item.map(({ name, request: { method, url, body } }) => [
      purpose,
      name,
      method,
      url,
      JSON.parse(body.raw),
    ]),
  );
  const expected = rpc.methods
    .filter(({ transport }) => transport === 'http')
    .map(({ purpose, name, examples: [{ params }] }) => [
      purpose,
      name,
      'POST',
      '{{endpoint}}',
      // A body without parameters has no `params`.
      JSON.parse(exactJson({ jsonrpc: '2.0', id: 1, method: name, ...(params.length > 0 && { params }) })),
    ]);
  expect(expected.length).toBeGreaterThan(50);
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(new Set(folders.map(({ name }: Folder) => name)).size).toBe(folders.length);
  // A link that begins with a slash leads nowhere in a client.
  expect(text).not.toMatch(/\]\(\//);
});
