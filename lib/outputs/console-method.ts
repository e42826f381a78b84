import {
  firstExample,
  type Json,
  type Method,
  plainText,
  type RpcData,
  type Schema,
  type Variables,
} from '@/lib/content';
import { mapParts, schemaParts } from '@/lib/reference/rpc/walk';

/** What the console of a method reads, in the form of lib/rpc/console-method.ts. */
export function consoleMethod(rpc: RpcData, variables: Variables, method: Method): Json {
  const { name, transport, caution, params, notification } = method;
  const endpoint = (key: string) => variables.get(key) ?? '';
  const definition = {
    name,
    transport,
    caution: caution === undefined ? undefined : plainText(caution),
    params: params.map(({ name, required = false, description, schema }) => ({
      name,
      required,
      description: plainText(description),
      schema: plainSchema(schema),
    })),
    example: firstExample(method).params,
    types: Object.fromEntries(
      usedTypes(
        rpc,
        params.map((it) => it.schema),
      ).map(([key, it]) => [key, plainSchema(it)]),
    ),
    notification: notification?.name,
    unsubscribe: notification && name.replace('Subscribe', 'Unsubscribe'),
    clusters: ['mainnet', 'testnet', 'devnet', 'localnet'].map((cluster) => ({
      name: cluster,
      rpc: endpoint(`${cluster}.rpc`),
      ws: endpoint(`${cluster}.ws`),
    })),
  };
  return withoutAbsent(definition);
}

/** The shared types that schemas refer to, directly or through others. */
function usedTypes(rpc: RpcData, schemas: readonly Schema[]): [string, Schema][] {
  const used = new Map<string, Schema>();
  const walk = (schema: Schema): void => {
    const type = schema.$ref === undefined ? undefined : rpc.types.get(schema.$ref);
    if (type && !used.has(type.name)) {
      used.set(type.name, type.schema);
      walk(type.schema);
    }
    for (const part of schemaParts(schema)) walk(part.schema);
  };
  schemas.forEach(walk);
  return [...used];
}

/** The schema with its descriptions as plain text. */
function plainSchema(schema: Schema): Schema {
  const { description, properties, items, anyOf, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    description: description === undefined ? undefined : plainText(description),
    ...mapParts(schema, plainSchema),
  };
}

/** JSON has no absent values. */
function withoutAbsent(value: unknown): Json {
  if (Array.isArray(value)) return value.map(withoutAbsent);
  if (typeof value !== 'object' || value === null) return value as Json;
  const entries = Object.entries(value).filter(([, it]) => it !== undefined);
  return Object.fromEntries(entries.map(([key, it]) => [key, withoutAbsent(it)]));
}
