import type { Method, Schema } from '@/lib/rpc/schema';
import { mapParts } from './walk';

/**
 * The schema with titles for itself and for each inner schema that has more than a type. A title is the path to the
 * schema in Pascal case. Generators of clients take titles as names of types, and would merge schemas that share one.
 *
 * @param name title of the schema
 * @param seen is called with each title and the keys that lead to its schema
 */
export function withTitles(
  schema: Schema,
  name: string,
  seen?: (title: string, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): Schema {
  const { title, ...untitled } = schema;
  if (schema.$ref !== undefined) return untitled;
  if (Object.keys(schema).every((key) => key === 'type')) return schema;
  seen?.(name, path);
  const parts = mapParts(schema, (part, inside) =>
    withTitles(part, join(name, segment(part, inside)), seen, [...path, ...inside]),
  );
  return { ...schema, title: name, ...parts };
}

/** A method's own schemas with their place in its file and the title of each. */
export function titledSchemas(method: Method): { schema: Schema; path: PropertyKey[]; title: string }[] {
  const { name, params, result, notification } = method;
  return [
    ...params.map((param, index) => ({
      schema: param.schema,
      path: ['params', index, 'schema'],
      title: paramTitle(name, param.name),
    })),
    { schema: result.schema, path: ['result', 'schema'], title: resultTitle(name) },
    ...(notification
      ? [
          {
            schema: notification.schema,
            path: ['notification', 'schema'],
            title: resultTitle(notification.name),
          },
        ]
      : []),
  ];
}

/** Title of a parameter's schema: `GetBlockConfig`. */
export function paramTitle(method: string, param: string): string {
  return pascalCase(method) + pascalCase(param);
}

/** Title of the result of a method or notification: `GetBlockResult`. */
export function resultTitle(method: string): string {
  return `${pascalCase(method)}Result`;
}

/** `feature-set` as `FeatureSet`: how generators name the type of a method or title. */
export function pascalCase(text: string): string {
  return text.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d]?)/g, (_match, first: string) => first.toUpperCase());
}

/** A field that repeats its parent's name, as in `{ memcmp: { memcmp: … } }`, gets `Value` instead. */
function join(name: string, part: string): string {
  const added = pascalCase(part);
  return name + (name.endsWith(added) ? 'Value' : added);
}

/** The word that distinguishes a part from the others of its schema. */
function segment({ title, type }: Schema, [keyword, key]: PropertyKey[]): string {
  if (keyword === 'properties') return String(key);
  if (keyword === 'anyOf') return title ?? type ?? 'value';
  if (keyword === 'items') return title ?? `Item${String(key ?? '')}`;
  return 'Value';
}
