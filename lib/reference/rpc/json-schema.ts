import type { Schema } from './schema';

/** A schema of JSON Schema draft 7, as it is published. */
export type JsonSchema = { [key: string]: unknown };

/**
 * The schema as draft 7, which OpenRPC speaks: shared types by their full reference, `unit` as `x-unit`. A validator of
 * draft 7 ignores what is next to `$ref`, so that is put around an `allOf`. Absent keywords may be undefined.
 *
 * @param closed whether objects take no other fields than those named: how examples are checked. Published schemas
 *   are open, because the node ignores fields that it does not know, and later versions add some.
 */
export function toJsonSchema(schema: Schema, closed = false): JsonSchema {
  const { $ref, unit, items, properties, additionalProperties: others, anyOf, ...plain } = schema;
  const inner = (it: Schema) => toJsonSchema(it, closed);
  const isTuple = Array.isArray(items);
  const result = {
    ...plain,
    'x-unit': unit,
    items: isTuple ? items.map(inner) : items && inner(items),
    additionalItems: isTuple ? false : undefined,
    properties:
      properties && Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, inner(it)])),
    additionalProperties:
      typeof others === 'object' ? inner(others) : (others ?? (closed && properties ? false : undefined)),
    anyOf: anyOf?.map(inner),
  };
  if ($ref === undefined) return result;
  // Where OpenRPC keeps shared schemas.
  const reference = { $ref: `#/components/schemas/${$ref}` };
  return Object.values(result).every((it) => it === undefined)
    ? reference
    : { ...result, allOf: [reference] };
}
