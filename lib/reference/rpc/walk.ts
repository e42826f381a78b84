import type { Schema } from '@/lib/rpc/schema';

/**
 * The keywords of a schema that contain other schemas, with each of those replaced: its fields, elements, alternatives
 * and other values.
 *
 * @param map also gets the keys that lead to the schema
 */
export function mapParts<T>(
  { properties, items, anyOf, additionalProperties }: Schema,
  map: (part: Schema, path: PropertyKey[]) => T,
) {
  return {
    properties:
      properties &&
      Object.fromEntries(
        Object.entries(properties).map(([name, it]) => [name, map(it, ['properties', name])]),
      ),
    items: Array.isArray(items)
      ? items.map((it, index) => map(it, ['items', index]))
      : items && map(items, ['items']),
    anyOf: anyOf?.map((it, index) => map(it, ['anyOf', index])),
    additionalProperties:
      typeof additionalProperties === 'object'
        ? map(additionalProperties, ['additionalProperties'])
        : additionalProperties,
  };
}
