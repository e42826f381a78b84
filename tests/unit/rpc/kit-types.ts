import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as ts from 'typescript/unstable/sync';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import { reference } from './reference';

/** What the types of @solana/kit have, compared with the reference of the RPC. */
export interface Comparison {
  /** All methods of the types; subscriptions by the name of the request. */
  methods: string[];
  /** `<method> <name>` for each option, field or value of a type that the reference of the method does not have. */
  missing: string[];
}

const probe = `import type { SolanaRpcApi, SolanaRpcSubscriptionsApi, SolanaRpcSubscriptionsApiUnstable } from '@solana/kit';
export declare const http: SolanaRpcApi;
export declare const socket: SolanaRpcSubscriptionsApi & SolanaRpcSubscriptionsApiUnstable;
`;

/** Reads kit's types with the compiler, and looks up each name in the schemas of content/rpc. */
export function compareKit(): Comparison {
  const folder = path.resolve('.cache/kit-types');
  const file = path.join(folder, 'probe.ts');
  const config = path.join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, probe);
  const compilerOptions = { incremental: false, plugins: [] };
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: [file] }));
  const api = new ts.API({ cwd: process.cwd() });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('the compiler did not open the project');
    return compare(project.checker, file);
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
}

function compare(checker: ts.Checker, file: string): Comparison {
  const methods: string[] = [];
  const missing = new Set<string>();
  for (const name of ['http', 'socket']) {
    const api = checker.getTypeAtPosition(file, probe.indexOf(`${name}:`));
    if (!api) throw new Error(`the compiler does not know ${name}`);
    for (const property of checker.getPropertiesOfType(api)) {
      const method = property.name.replace(/Notifications$/, 'Subscribe');
      methods.push(method);
      const described = reference.rpc.methods.find((it) => it.name === method);
      if (!described) continue;
      const type = checker.getTypeOfSymbol(property);
      for (const name of type ? missingIn(checker, type, described) : []) missing.add(`${method} ${name}`);
    }
  }
  return { methods, missing: [...missing] };
}

/** Names that the overloads of a method have in parameters or result, and its reference has not. */
function missingIn(checker: ts.Checker, method: ts.Type, described: Method): string[] {
  const { params, result, notification } = described;
  return checker.getSignaturesOfType(method, ts.SignatureKind.Call).flatMap((signature) => {
    const returned = checker.getReturnTypeOfSignature(signature);
    const taken = signature.parameters.map((_, index) => checker.getParameterType(signature, index));
    return [
      ...taken.flatMap((type, index) => unknownNames(checker, type, schemasOf(params[index]?.schema))),
      ...unknownNames(checker, returned, schemasOf((notification ?? result).schema)),
    ];
  });
}

/** Names of a type, at any depth, that no alternative of the schemas has at the same place. */
function unknownNames(checker: ts.Checker, type: ts.Type | undefined, schemas: readonly Schema[]): string[] {
  if (!type || schemas.length === 0) return [];
  if (type.isUnionType()) return type.getTypes().flatMap((it) => unknownNames(checker, it, schemas));
  if (ts.isStringLiteralType(type)) {
    const values = schemas.flatMap((it) => it.enum ?? it.const ?? []);
    return values.length === 0 || values.includes(type.value) ? [] : [JSON.stringify(type.value)];
  }
  if (isPrimitive(checker, type)) return [];
  if (checker.isArrayLikeType(type)) {
    const items = schemas.flatMap((it) => it.items ?? []).flatMap(schemasOf);
    if (!ts.isTypeReference(type)) return [];
    return checker.getTypeArguments(type).flatMap((it) => unknownNames(checker, it, items));
  }
  // An object of any fields: the data of a program, which its owner describes.
  if (!schemas.some((it) => it.properties)) return [];
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const inside = schemas.flatMap((it) => it.properties?.[property.name] ?? []).flatMap(schemasOf);
    if (inside.length === 0) return [property.name];
    return unknownNames(checker, checker.getTypeOfSymbol(property), inside);
  });
}

/** Also types that are one of these with a brand. */
function isPrimitive(checker: ts.Checker, type: ts.Type): boolean {
  const kinds = [
    checker.getStringType(),
    checker.getNumberType(),
    checker.getBigIntType(),
    checker.getBooleanType(),
    checker.getNullType(),
    checker.getUndefinedType(),
    checker.getVoidType(),
  ];
  return kinds.some((kind) => checker.isTypeAssignableTo(type, kind));
}

/** The alternatives of a schema, without references. */
function schemasOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  if (schema.$ref) return schemasOf(reference.rpc.types.get(schema.$ref)?.schema);
  return schema.anyOf ? schema.anyOf.flatMap(schemasOf) : [schema];
}
