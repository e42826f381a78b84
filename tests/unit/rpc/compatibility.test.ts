import { readFileSync } from 'node:fs';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { versioned } from '../../recipes/packages';
import { compareKit } from './kit-types';
import { reference } from './reference';

const page = remark().use(remarkGfm).parse(readFileSync('content/learn/compatibility.mdx', 'utf8')).children;
const described = new Set(reference.rpc.methods.map(({ name }) => name));

/** The rows of the first table below a heading of the page, and the pieces of code in each of their cells. */
function tableBelow(id: string) {
  const heading = page.findIndex((it) => it.type === 'heading' && textOf(it).endsWith(`[#${id}]`));
  const table = page.slice(heading + 1).find((it) => it.type === 'table');
  if (heading === -1 || !table) throw new Error(`the page has no table below #${id}`);
  return table.children.slice(1).map(({ children }) => ({
    text: children.map((cell) => textOf(cell)),
    codes: children.map((cell) => cell.children.flatMap((it) => (it.type === 'inlineCode' ? it.value : []))),
  }));
}

const methodsBelow = (id: string) => tableBelow(id).flatMap(({ codes }) => codes[0] ?? []);

it('the page names the versions that the tests run with', () => {
  const kit = ['@solana/kit', '@solana/web3.js'];
  const clients = ['system', 'token', 'compute-budget', 'memo'].map((name) => `@solana-program/${name}`);
  const rows = tableBelow('versions').map(({ text }) => `${text[0]} ${text[1]}`);
  expect(rows).toEqual(expect.arrayContaining([...kit, ...clients].map(versioned)));
});

it('the page lists what the types of @solana/kit have and the node does not', () => {
  const { methods, missing } = compareKit();
  const ours = [...described].filter((it) => !it.endsWith('Unsubscribe'));
  expect(ours.filter((it) => !methods.includes(it))).toEqual([]);
  expect(methodsBelow('methods').sort()).toEqual(methods.filter((it) => !described.has(it)).sort());
  const listed = tableBelow('fields').flatMap(({ codes: [methods = [], names = []] }) =>
    methods.flatMap((method) => names.map((name) => `${method} ${name}`)),
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
  expect(methodsBelow('web3js').sort()).toEqual(absent.sort());

  // The node has them anyway: the overview lists them as methods without a page.
  const overview = readFileSync('content/Openverse-RPC-HTTP-Methods.mdx', 'utf8');
  const deprecated = overview.slice(overview.indexOf('## Deprecated methods'));
  expect(absent.filter((it) => !deprecated.includes(`\`${it}\``))).toEqual([]);
});
