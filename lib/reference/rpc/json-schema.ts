import type { Schema } from '@/lib/rpc/schema';
import { mapParts } from './walk';

/**
 * The schema as draft 7, which OpenRPC uses: full references to shared types, `unit` as `x-unit`. Absent keywords may
 * be undefined. Keywords next to `$ref` do not change which values are valid, so validators may ignore them. Generators
 * of clients keep the shared type this way; in an `allOf` they lose it.
 *
 * @param closed whether objects take no other fields than those named: how examples are checked. Published schemas are
 * open, because the node ignores fields that it does not know, and later versions add some.
 */
export function toJsonSchema(schema: Schema, closed = false): Record<string, unknown> {
  const { $ref, unit, ...plain } = schema;
  const parts = mapParts(schema, (part) => toJsonSchema(part, closed));
  return {
    // Where OpenRPC keeps shared schemas.
    $ref: $ref && `#/components/schemas/${$ref}`,
    ...plain,
    ...parts,
    'x-unit': unit,
    additionalItems: Array.isArray(schema.items) ? false : undefined,
    additionalProperties: parts.additionalProperties ?? (closed && schema.properties ? false : undefined),
  };
}
