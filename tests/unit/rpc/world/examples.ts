import { createValidator } from '@/lib/reference/rpc/validate';
import type { Json, RpcData, Schema } from '@/lib/rpc/schema';

export type JsonObject = { [key: string]: Json };

/** A value of an example, with the shared type that its schema names. */
export interface Place {
  type: string;
  value: Json;
  path: PropertyKey[];
}

/** An example of a method, a notification or a type. */
export interface Example {
  name: string;
  title: string;
  params: Json[];
  result: Json;
  /** The values of shared types; paths begin at the example. */
  places: Place[];
}

/** Every example of the RPC. */
export function allExamples({ methods, types }: RpcData): Example[] {
  const validate = createValidator(types);
  const placesIn = (schema: Schema, value: Json, path: PropertyKey[]): Place[] => {
    const { $ref, anyOf = [], items, properties = {}, additionalProperties } = schema;
    if ($ref !== undefined) {
      const inner = types.get($ref)?.schema ?? {};
      return [{ type: $ref, value, path }, ...placesIn(inner, value, path)];
    }
    const form = anyOf.find((it) => validate(it, value).length === 0);
    if (form) return placesIn(form, value, path);
    if (Array.isArray(value)) {
      return value.flatMap((it, index) =>
        placesIn((Array.isArray(items) ? items[index] : items) ?? {}, it, [...path, index]),
      );
    }
    if (typeof value !== 'object' || value === null) return [];
    const others = typeof additionalProperties === 'object' ? additionalProperties : {};
    return Object.entries(value).flatMap(([key, it]) =>
      placesIn(properties[key] ?? others, it, [...path, key]),
    );
  };
  return [
    ...methods.flatMap(({ name, params: described, result: described1, examples, notification }) => [
      ...examples.map(({ title, params, result }) => ({
        name,
        title,
        params,
        result,
        places: [
          ...params.flatMap((it, index) => placesIn(described[index]?.schema ?? {}, it, ['params', index])),
          ...placesIn(described1.schema, result, ['result']),
        ],
      })),
      ...(notification
        ? [
            {
              name: notification.name,
              title: 'notification',
              params: [],
              result: notification.example,
              places: placesIn(notification.schema, notification.example, ['result']),
            },
          ]
        : []),
    ]),
    ...[...types.values()].map(({ name, schema, example }) => ({
      name,
      title: 'type',
      params: [],
      result: example,
      places: [{ type: name, value: example, path: ['result'] }, ...placesIn(schema, example, ['result'])],
    })),
  ];
}

/** The example with another value at a path. */
export function changed(example: Example, path: PropertyKey[], value: Json): Example {
  const copy = structuredClone(example);
  const inner = path.slice(0, -1).reduce<object>((it, key) => Reflect.get(it, key) as object, copy);
  Reflect.set(inner, path.at(-1) ?? '', value);
  const places = copy.places.map((it) => (String(it.path) === String(path) ? { ...it, value } : it));
  return { ...copy, places };
}

/** All objects of a value, itself included, from the outside in. */
export function objectsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** The elements of a list; none where it is something else. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
