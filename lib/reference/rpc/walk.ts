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
