import type { Schema } from '@/lib/rpc/schema';
import { mapParts } from './walk';

/**
 * The schema as draft 7, which OpenRPC speaks: shared types by their full reference, `unit` as `x-unit`. Absent
 * keywords may be undefined. What is next to `$ref` says nothing about valid values, so validators may ignore it, and
 * generators of clients keep the shared type, which they lose in an `allOf`.
 *
 * @param closed whether objects take no other fields than those named: how examples are checked. Published schemas
 *   are open, because the node ignores fields that it does not know, and later versions add some.
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
