import type { Schema } from '@/lib/rpc/schema';
import { mapParts } from './walk';

/**
 * The schema as draft 7, which OpenRPC speaks: shared types by their full reference, `unit` as `x-unit`. A validator of
 * draft 7 ignores what is next to `$ref`, so that is put around an `allOf`. Absent keywords may be undefined.
 *
 * @param closed whether objects take no other fields than those named: how examples are checked. Published schemas
 *   are open, because the node ignores fields that it does not know, and later versions add some.
 */
export function toJsonSchema(schema: Schema, closed = false): Record<string, unknown> {
  const { $ref, unit, ...plain } = schema;
  const parts = mapParts(schema, (part) => toJsonSchema(part, closed));
  const result = {
    ...plain,
    ...parts,
    'x-unit': unit,
    additionalItems: Array.isArray(schema.items) ? false : undefined,
    additionalProperties: parts.additionalProperties ?? (closed && schema.properties ? false : undefined),
  };
  if ($ref === undefined) return result;
  // Where OpenRPC keeps shared schemas.
  const reference = { $ref: `#/components/schemas/${$ref}` };
  return Object.values(result).every((it) => it === undefined)
    ? reference
    : { ...result, allOf: [reference] };
}
