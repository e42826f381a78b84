import type { RpcType, Schema } from './schema';

/** The keywords that contain schemas, with each of these replaced by what a function makes of it and of its keys. */
export function mapSubschemas<T>(
  { properties, items, anyOf, additionalProperties }: Schema,
  map: (part: Schema, path: PropertyKey[]) => T,
) {
  const fields = Object.entries(properties ?? {});
  return {
    properties:
      properties && Object.fromEntries(fields.map(([name, it]) => [name, map(it, ['properties', name])])),
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

/** Calls a function with a schema and with each schema inside it, and the keys that lead there. */
export function visitSchemas(
  schema: Schema,
  visit: (schema: Schema, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void {
  visit(schema, path);
  mapSubschemas(schema, (part, inside) => visitSchemas(part, visit, [...path, ...inside]));
}

/**
 * The schema with references replaced by the shared types, whose names become titles. Keywords of the schema override
 * those of its type. Inside itself, a type is replaced by any value, so that the schema is finite; so is an unknown one.
 */
export function fullSchema(
  { $ref, ...schema }: Schema,
  types: ReadonlyMap<string, RpcType>,
  ancestors: readonly string[] = [],
): Schema {
  if ($ref !== undefined) {
    const type = ancestors.includes($ref) ? {} : types.get($ref)?.schema;
    return fullSchema({ ...type, title: $ref, ...schema }, types, [...ancestors, $ref]);
  }
  return { ...schema, ...mapSubschemas(schema, (part) => fullSchema(part, types, ancestors)) };
}

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
  const parts = mapSubschemas(schema, (part) => toJsonSchema(part, closed));
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
