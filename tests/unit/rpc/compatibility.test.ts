import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { versioned } from '../../recipes/packages';
import { compareKit } from './kit-types';
import { tableBelow } from './page-tables';
import { reference } from './reference';

const page = 'content/learn/compatibility.mdx';
const described = new Set(reference.rpc.methods.map(({ name }) => name));
const codesOf = (id: string, column: number) =>
  tableBelow(page, id).flatMap((row) => row[column]?.codes ?? []);

it('the page names the versions that the tests run with', () => {
  const installed = ['kit', 'web3.js'].map((name) => versioned(`@solana/${name}`));
  const clients = ['system', 'token', 'compute-budget', 'memo'].map((name) =>
    versioned(`@solana-program/${name}`),
  );
  const rows = tableBelow(page, 'versions').map((row) => `${row[0]?.text} ${row[1]?.text}`);
  expect(rows).toEqual(expect.arrayContaining([...installed, ...clients]));
});

it('the page lists what the types of @solana/kit have and the node does not', () => {
  const { methods, missing } = compareKit();
  const ours = [...described].filter((it) => !it.endsWith('Unsubscribe'));
  expect(ours.filter((it) => !methods.includes(it))).toEqual([]);
  const absent = methods.filter((it) => !described.has(it));
  expect(codesOf('methods', 0).sort()).toEqual(absent.sort());

  const listed = tableBelow(page, 'fields').flatMap(([method, name]) =>
    (method?.codes ?? []).flatMap((it) => (name?.codes ?? []).map((code) => `${it} ${code}`)),
  );
  expect(listed.sort()).toEqual(missing.sort());
});

it('the page lists the methods of @solana/web3.js that have no page', () => {
  const library = readFileSync('node_modules/@solana/web3.js/lib/index.cjs.js', 'utf8');
  const called = library.matchAll(/(?:_rpcRequest\(|methodName: |ethod: )'([a-z]\w+)'/g);
  const methods = new Set([...called].map(([, name = '']) => name));
  expect(methods).toContain('sendTransaction');
  expect(methods).toContain('signatureUnsubscribe');
  const absent = [...methods].filter((it) => !described.has(it));
  expect(codesOf('web3js', 0).sort()).toEqual(absent.sort());

  // The node has them anyway: the overview lists them as methods without a page.
  const overview = readFileSync('content/Openverse-RPC-HTTP-Methods.mdx', 'utf8');
  const deprecated = overview.slice(overview.indexOf('## Deprecated methods'));
  expect(absent.filter((it) => !deprecated.includes(`\`${it}\``))).toEqual([]);
});
