import type { ConsoleSchema, ConsoleTypes, Json } from './console-method';
import { formatJson, isJsonObject } from './json';

/** What edits a value: one of these for every schema. `json` is the one that takes anything. */
export type FieldKind = 'text' | 'number' | 'choice' | 'object' | 'array' | 'any-of' | 'json';

/** A schema with the shared type it names in its place; what is said beside the name wins. */
export function resolve(schema: ConsoleSchema, types: ConsoleTypes): ConsoleSchema {
  let { $ref, ...resolved } = schema;
  // A circle of names would be a mistake of ours; it must not hang the page.
  for (let turns = 0; $ref !== undefined && turns < 20; turns++) {
    const { $ref: next, ...target } = types[$ref] ?? {};
    resolved = { ...target, ...resolved };
    $ref = next;
  }
  return resolved;
}

/** What edits a value of a resolved schema. */
export function kindOf(schema: ConsoleSchema, types: ConsoleTypes): FieldKind {
  if (optionsOf(schema, types)) return 'choice';
  if (schema.anyOf) return 'any-of';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'object' && schema.properties) return 'object';
  if (schema.type === 'array' && schema.items) return 'array';
  return 'json';
}

/** The values of a schema that has only a few; alternatives that all have few are one list. */
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

/** What a row or an alternative starts from: as little as there can be of it. */
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

/** How much of a value looks like an alternative; 0 where even its type is another. */
export function likeness(schema: ConsoleSchema, types: ConsoleTypes, value: Json): number {
  const resolved = resolve(schema, types);
  const options = optionsOf(resolved, types);
  if (options) return options.includes(value) ? 3 : 0;
  if (resolved.anyOf) return Math.max(...resolved.anyOf.map((each) => likeness(each, types, value)));
  switch (resolved.type) {
    case 'integer':
    case 'number':
      return typeof value === 'number' || typeof value === 'bigint' ? 2 : 0;
    case 'array':
      return Array.isArray(value) ? 2 : 0;
    case 'object':
      return isJsonObject(value) ? objectLikeness(resolved, types, value) : 0;
    case undefined:
      return 1;
    default:
      return typeof value === resolved.type ? 2 : 0;
  }
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
