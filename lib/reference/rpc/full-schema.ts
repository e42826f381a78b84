import { plainText } from '@/lib/content/markdown';
import type { RpcType, Schema } from '@/lib/rpc/schema';
import { mapParts } from './walk';

/**
 * The schema with references replaced by the shared types, whose names become titles, and with descriptions as plain
 * text. Keywords of the schema override those of its type. Inside itself, a type is replaced by any value, so that the
 * schema is finite.
 */
export function fullSchema(
  { $ref, ...schema }: Schema,
  types: ReadonlyMap<string, RpcType>,
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
