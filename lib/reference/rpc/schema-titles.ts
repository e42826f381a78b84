import { mapSubschemas } from './json-schema';
import type { Method, Schema } from './schema';

/**
 * The schema with titles for itself and for each inner schema that has more than a type. A title is the path to the
 * schema in Pascal case. Generators of clients take titles as names of types, and would merge schemas that share one.
 */
export function withTitles(schema: Schema, title: string): Schema {
  const { title: _, ...untitled } = schema;
  if (schema.$ref !== undefined) return untitled;
  if (Object.keys(schema).every((key) => key === 'type')) return schema;
  const parts = mapSubschemas(schema, (part, path) => {
    const added = pascalCase(segment(part, path));
    // A field may repeat its parent's name, as in `{ memcmp: { memcmp: … } }`.
    return withTitles(part, title + (title.endsWith(added) ? 'Value' : added));
  });
  return { ...schema, title, ...parts };
}

/** A method's own schemas with their place in its file and the title of each. */
export function titledSchemas({ name, params, result, notification }: Method) {
  const own = ({ schema }: { schema: Schema }, title: string, ...path: PropertyKey[]) => ({
    schema,
    title,
    path: [...path, 'schema'],
  });
  return [
    ...params.map((param, index) => own(param, paramTitle(name, param.name), 'params', index)),
    own(result, resultTitle(name), 'result'),
    ...(notification ? [own(notification, resultTitle(notification.name), 'notification')] : []),
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

/** The word that distinguishes a part from the others of its schema. */
function segment({ title, type }: Schema, [keyword, key]: PropertyKey[]): string {
  if (keyword === 'properties') return String(key);
  if (keyword === 'anyOf') return title ?? type ?? 'value';
  if (keyword === 'items') return title ?? `Item${String(key ?? '')}`;
  return 'Value';
}
