import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import * as ts from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import { githubParser } from '@/tests/support/github-parser';
import { versioned } from '../../recipes/packages';
import { reference } from './reference';

const api = new ts.API({ cwd: process.cwd() });
afterAll(() => api.close());
const config = path.resolve('tests/unit/rpc/tsconfig.kit.json');
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
if (!project) throw new Error('the compiler did not open the project');
const { checker } = project;
const primitive = typeNamed('Primitive');

const page = githubParser.parse(readFileSync('content/learn/compatibility.mdx', 'utf8')).children;
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

it('the page names the major versions that the tests run with', () => {
  const text = readFileSync('content/_shared/solana-differences.mdx', 'utf8');
  const named = text.match(/(?<=`)@[\w/.-]+@\d+(?=`)/g);
  const majors = ['@solana/kit', '@solana/web3.js'].map((name) => versioned(name).replace(/ (\d+).*/, '@$1'));
  expect(named).toEqual(majors);
});

it('the page lists what @solana/kit has and the node does not', () => {
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

/**
 * Looks up each name of kit's types in the schemas of content/rpc.
 *
 * @returns all methods of the types, subscriptions by the name of the request; and `<method> <name>` for each option,
 * field or value of a type that the reference of the method does not have
 */
function compareKit() {
  const methods: string[] = [];
  const missing = new Set<string>();
  for (const property of checker.getPropertiesOfType(typeNamed('KitApi'))) {
    const method = property.name.replace(/Notifications$/, 'Subscribe');
    methods.push(method);
    const described = reference.rpc.methods.find((it) => it.name === method);
    const type = described && checker.getTypeOfSymbol(property);
    for (const name of type ? missingIn(type, described) : []) missing.add(`${method} ${name}`);
  }
  return { methods, missing: [...missing] };
}

/** A type of tests/unit/rpc/kit-api.ts. */
function typeNamed(name: string): ts.Type {
  const file = path.resolve('tests/unit/rpc/kit-api.ts');
  const type = checker.getTypeAtPosition(file, readFileSync(file, 'utf8').indexOf(name));
  if (!type) throw new Error(`the compiler does not know ${name}`);
  return type;
}

/** Names that the overloads of a method have in parameters or result, and its reference has not. */
function missingIn(method: ts.Type, described: Method): string[] {
  const { params, result, notification } = described;
  return checker.getSignaturesOfType(method, ts.SignatureKind.Call).flatMap((signature) => {
    const returned = checker.getReturnTypeOfSignature(signature);
    const taken = signature.parameters.map((_, index) => checker.getParameterType(signature, index));
    return [
      ...taken.flatMap((type, index) => unknownNames(type, schemasOf(params[index]?.schema))),
      ...unknownNames(returned, schemasOf((notification ?? result).schema)),
    ];
  });
}

/** Names of a type, at any depth, that no alternative of the schemas has at the same place. */
function unknownNames(type: ts.Type | undefined, schemas: readonly Schema[]): string[] {
  if (!type || schemas.length === 0) return [];
  if (type.isUnionType()) return type.getTypes().flatMap((it) => unknownNames(it, schemas));
  if (ts.isStringLiteralType(type)) {
    const values = schemas.flatMap((it) => it.enum ?? it.const ?? []);
    return values.length === 0 || values.includes(type.value) ? [] : [JSON.stringify(type.value)];
  }
  // Also with a brand.
  if (checker.isTypeAssignableTo(type, primitive)) return [];
  if (checker.isArrayLikeType(type)) {
    const items = schemas.flatMap((it) => it.items ?? []).flatMap(schemasOf);
    if (!ts.isTypeReference(type)) return [];
    return checker.getTypeArguments(type).flatMap((it) => unknownNames(it, items));
  }
  // An object of any fields: the data of a program, which its owner describes.
  if (!schemas.some((it) => it.properties)) return [];
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const inside = schemas.flatMap((it) => it.properties?.[property.name] ?? []).flatMap(schemasOf);
    if (inside.length === 0) return [property.name];
    return unknownNames(checker.getTypeOfSymbol(property), inside);
  });
}

/** The alternatives of a schema, without references. */
function schemasOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  if (schema.$ref) return schemasOf(reference.rpc.types.get(schema.$ref)?.schema);
  return schema.anyOf ? schema.anyOf.flatMap(schemasOf) : [schema];
}
