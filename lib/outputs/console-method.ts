import { type Method, plainText, type RpcData, type Schema, type Variables } from '@/lib/content';
import { schemaParts } from '@/lib/reference/rpc/walk';
import { clusters } from './openrpc';

/**
 * What the console of a method reads, in the form of lib/rpc/console-method.ts. Keys without a value are undefined,
 * which JSON leaves out.
 */
export function consoleMethod(rpc: RpcData, variables: Variables, method: Method): object {
  const { name, transport, caution, params, examples, notification } = method;
  return {
    name,
    transport,
    caution: caution === undefined ? undefined : plainText(caution),
    params: params.map((it) => plainDescriptions({ required: false, ...it })),
    example: examples[0].params,
    types: plainDescriptions(
      usedTypes(
        rpc,
        params.map((it) => it.schema),
      ),
    ),
    notification: notification?.name,
    unsubscribe: notification && name.replace('Subscribe', 'Unsubscribe'),
    clusters: clusters(variables),
  };
}

/** The shared types that schemas refer to, directly or through others. */
function usedTypes(rpc: RpcData, schemas: readonly Schema[]): Record<string, Schema> {
  const used: Record<string, Schema> = {};
  const walk = (schema: Schema): void => {
    const type = rpc.types.get(schema.$ref ?? '');
    if (type && !Object.hasOwn(used, type.name)) {
      used[type.name] = type.schema;
      walk(type.schema);
    }
    for (const part of schemaParts(schema)) walk(part.schema);
  };
  schemas.forEach(walk);
  return used;
}

/** The value with its descriptions, which are Markdown, as plain text. */
function plainDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainDescriptions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [
      key,
      key === 'description' && typeof it === 'string' ? plainText(it) : plainDescriptions(it),
    ]),
  );
}
