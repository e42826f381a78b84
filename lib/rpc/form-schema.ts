import type { ConsoleSchema, ConsoleTypes, Json } from './console-method';
import { formatJson, isJsonObject } from './json';

/** The kinds of fields; `json` takes any value. */
export type FieldKind = 'text' | 'number' | 'choice' | 'object' | 'array' | 'any-of' | 'json';

/** A schema with the shared type that it names filled in; what the schema itself says wins. */
export function resolve(schema: ConsoleSchema, types: ConsoleTypes): ConsoleSchema {
  let { $ref, ...resolved } = schema;
  // A circular reference would be our mistake; it must not hang the page.
  for (let turns = 0; $ref !== undefined && turns < 20; turns++) {
    const { $ref: next, ...target } = types[$ref] ?? {};
    resolved = { ...target, ...resolved };
    $ref = next;
  }
  return resolved;
}

/** The kind of field that edits a value of a resolved schema. */
export function kindOf(schema: ConsoleSchema, types: ConsoleTypes): FieldKind {
  if (optionsOf(schema, types)) return 'choice';
  if (schema.anyOf) return 'any-of';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'object' && schema.properties) return 'object';
  if (schema.type === 'array' && schema.items) return 'array';
  return 'json';
}

/** The values of a schema that lists them; alternatives that all list theirs are one list. */
export function optionsOf(schema: ConsoleSchema, types: ConsoleTypes): Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'null') return [null];
  const lists = schema.anyOf?.map((each) => optionsOf(resolve(each, types), types));
  return lists?.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** The schema of an element of an array. */
export function itemSchema(schema: ConsoleSchema, index: number): ConsoleSchema {
  const { items } = schema;
  return (Array.isArray(items) ? items[index] : items) ?? {};
}

/** What a row or an alternative starts from: the smallest value possible. */
export function initialValue(schema: ConsoleSchema, types: ConsoleTypes, depth = 0): Json {
  const resolved = resolve(schema, types);
  if (resolved.default !== undefined) return resolved.default;
  const options = optionsOf(resolved, types);
  if (options) return options[0] ?? null;
  const [alternative] = resolved.anyOf ?? [];
  if (alternative) return initialValue(alternative, types, depth);
  if (resolved.type === 'array') return [];
  if (resolved.type !== 'object') return resolved.type === undefined ? null : '';
  const fixed = (resolved.required ?? []).flatMap((name) => {
    const property = resolve(resolved.properties?.[name] ?? {}, types);
    const nested = property.const !== undefined || property.type === 'object';
    return nested && depth < 5 ? [[name, initialValue(property, types, depth + 1)] as const] : [];
  });
  return Object.fromEntries(fixed);
}

/** What to call an alternative in a list. */
export function alternativeName(schema: ConsoleSchema, types: ConsoleTypes): string {
  const resolved = resolve(schema, types);
  const name = schema.title ?? schema.$ref ?? resolved.title;
  if (name !== undefined) return name;
  const options = optionsOf(resolved, types);
  if (options) return options.map(optionName).join(', ');
  const fields = Object.keys(resolved.properties ?? {});
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : (resolved.type ?? 'JSON');
}

/** What to call a value in a list. */
export function optionName(value: Json): string {
  return typeof value === 'string' ? value : formatJson(value);
}

/** Whether a value is of a type of JSON Schema. */
export function hasType(type: NonNullable<ConsoleSchema['type']>, value: Json): boolean {
  switch (type) {
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'bigint' || typeof value === 'number';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isJsonObject(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

/** How much a value looks like one of a schema; 0 if its type is another. */
export function likeness(schema: ConsoleSchema, types: ConsoleTypes, value: Json): number {
  const resolved = resolve(schema, types);
  const { anyOf, type } = resolved;
  const options = optionsOf(resolved, types);
  if (options) return options.includes(value) ? 3 : 0;
  if (anyOf) return Math.max(...anyOf.map((each) => likeness(each, types, value)));
  if (type === undefined) return 1;
  if (type === 'object' && isJsonObject(value)) return objectLikeness(resolved, types, value);
  // A fraction is a mistyped integer, not a value of another type.
  return hasType(type === 'integer' ? 'number' : type, value) ? 2 : 0;
}

function objectLikeness(schema: ConsoleSchema, types: ConsoleTypes, value: { [key: string]: Json }): number {
  let score = 1;
  for (const [name, field] of Object.entries(value)) {
    const property = schema.properties?.[name];
    score += property ? 1 + likeness(property, types, field) : -0.5;
  }
  for (const name of schema.required ?? []) if (!(name in value)) score -= 0.25;
  return Math.max(score, 0.1);
}
