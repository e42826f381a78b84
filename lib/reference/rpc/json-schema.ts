import type { Json, Schema } from './schema';
import { mapParts } from './walk';

/** A schema of JSON Schema draft 7, as it is published. */
export type JsonSchema = { [key: string]: Json };

/** Where OpenRPC keeps shared schemas. */
const refPrefix = '#/components/schemas/';

/**
 * The schema as draft 7, which OpenRPC speaks: shared types by their full reference, `unit` as `x-unit`. A validator of
 * draft 7 ignores what stands beside `$ref`, so that goes around an `allOf`.
 *
 * @param closed whether objects take no other fields than those named: how examples are checked. Published schemas
 *   are open, because the node ignores fields that it does not know, and later versions add some.
 */
export function toJsonSchema(schema: Schema, closed = false): JsonSchema {
  const { $ref, unit, items, properties, additionalProperties, anyOf, ...plain } = schema;
  const parts = mapParts(schema, (it) => toJsonSchema(it, closed));
  const result: JsonSchema = { ...definedOnly(plain) };
  if (unit !== undefined) result['x-unit'] = unit;
  if (parts.items !== undefined) result.items = parts.items;
  if (Array.isArray(items)) result.additionalItems = false;
  if (parts.properties !== undefined) result.properties = parts.properties;
  if (parts.additionalProperties !== undefined) result.additionalProperties = parts.additionalProperties;
  else if (closed && properties !== undefined) result.additionalProperties = false;
  if (parts.anyOf !== undefined) result.anyOf = parts.anyOf;
  if ($ref === undefined) return result;
  const reference = { $ref: refPrefix + $ref };
  return Object.keys(result).length === 0 ? reference : { ...result, allOf: [reference] };
}

function definedOnly(value: object): JsonSchema {
  return Object.fromEntries(Object.entries(value).filter(([, it]) => it !== undefined));
}
