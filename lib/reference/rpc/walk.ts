import type { Schema } from './schema';

/** A schema inside another one, and the keys that lead to it. */
export interface SchemaPart {
  path: PropertyKey[];
  schema: Schema;
}

/** The schemas directly inside a schema: of its fields, elements, alternatives and other values. */
export function schemaParts({
  properties = {},
  items = [],
  anyOf = [],
  additionalProperties,
}: Schema): SchemaPart[] {
  const inside = (keyword: string, schemas: Record<string, Schema> | Schema[]) =>
    Object.entries(schemas).map(([key, schema]) => ({ path: [keyword, key], schema }));
  return [
    ...inside('properties', properties),
    ...(Array.isArray(items) ? inside('items', items) : [{ path: ['items'], schema: items }]),
    ...inside('anyOf', anyOf),
    ...(typeof additionalProperties === 'object'
      ? [{ path: ['additionalProperties'], schema: additionalProperties }]
      : []),
  ];
}

/** The keywords of a schema that hold other schemas, with each of those replaced. */
export function mapParts<T>(
  { properties, items, anyOf, additionalProperties }: Schema,
  map: (it: Schema) => T,
) {
  return {
    properties:
      properties && Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, map(it)])),
    items: Array.isArray(items) ? items.map(map) : items && map(items),
    anyOf: anyOf?.map(map),
    additionalProperties:
      typeof additionalProperties === 'object' ? map(additionalProperties) : additionalProperties,
  };
}
