import { type Method, plainText, type RpcData, type Schema, type Variables } from '@/lib/content';
import { mapParts } from '@/lib/reference/rpc/walk';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { clusters } from './openrpc';

/** What the console of a method reads. */
export function consoleMethod(rpc: RpcData, variables: Variables, method: Method): ConsoleMethod {
  const { name, transport, caution, params, examples, notification } = method;
  return {
    name,
    transport,
    caution: caution && plainText(caution),
    params: params.map((param) => ({
      ...param,
      description: plainText(param.description),
      schema: fullSchema(param.schema, rpc.types),
    })),
    example: examples[0].params,
    notification: notification?.name,
    unsubscribe: notification && name.replace('Subscribe', 'Unsubscribe'),
    clusters: clusters(variables),
  };
}

/**
 * The schema with shared types in place of their names, which become titles, and with descriptions as plain text. What
 * the schema itself says wins over its type. A type inside itself may be any value, so that the schema ends.
 */
export function fullSchema(
  { $ref, ...schema }: Schema,
  types: RpcData['types'],
  around: readonly string[] = [],
): Schema {
  if ($ref !== undefined) {
    const type = around.includes($ref) ? {} : types.get($ref)?.schema;
    return fullSchema({ ...type, title: $ref, ...schema }, types, [...around, $ref]);
  }
  return {
    ...schema,
    description: schema.description && plainText(schema.description),
    ...mapParts(schema, (part) => fullSchema(part, types, around)),
  };
}
