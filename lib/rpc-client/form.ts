import { isJsonObject, type Json, parseJson, toText } from '@/lib/json';
import type { Schema } from '@/lib/reference/rpc/schema';

/**
 * The kind of field that edits a value of a schema.
 *
 * @throws Error for a schema without a field, which no method has
 */
export function fieldKind(schema: Schema) {
  if (enumValues(schema)) return 'choice';
  if (schema.anyOf) return 'any-of';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'object' && schema.properties) return 'object';
  if (schema.type === 'array' && schema.items) return 'array';
  throw new Error(`No form field for a value of type ${schema.type}.`);
}

/** The values of an enumeration, or of alternatives that all are enumerations; undefined for other schemas. */
export function enumValues(schema: Schema): Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'null') return [null];
  const lists = schema.anyOf?.map(enumValues);
  return lists?.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** The schema of an element of an array. */
export function itemSchema({ items }: Schema, index: number): Schema {
  return (Array.isArray(items) ? items[index] : items) ?? {};
}

/** The initial value of a new row or alternative: the smallest one. */
export function initialValue(schema: Schema): Json {
  if (schema.default !== undefined) return schema.default;
  const options = enumValues(schema);
  if (options) return options[0] ?? null;
  const [alternative] = schema.anyOf ?? [];
  if (alternative) return initialValue(alternative);
  if (schema.type === 'array') return [];
  if (schema.type !== 'object') return schema.type === undefined ? null : '';
  const fixed = (schema.required ?? []).flatMap((name) => {
    const property = schema.properties?.[name] ?? {};
    const nested = property.const !== undefined || property.type === 'object';
    return nested ? [[name, initialValue(property)] as const] : [];
  });
  return Object.fromEntries(fixed);
}

/** The label of an alternative. */
export function alternativeName(schema: Schema): string {
  if (schema.title !== undefined) return schema.title;
  const options = enumValues(schema);
  if (options) return options.map(toText).join(', ');
  const fields = Object.keys(schema.properties ?? {});
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : (schema.type ?? 'JSON');
}

/** Params with one of them set, or removed by `undefined`. Missing ones are null; those at the end are left out. */
export function withParam(params: Json[], index: number, value: Json | undefined): Json[] {
  const length = Math.max(params.length, index + 1);
  const next = Array.from({ length }, (_, at) => (at === index ? value : params[at]) ?? null);
  return value === undefined ? next.slice(0, next.findLastIndex((each) => each !== null) + 1) : next;
}

/** An object with a field set, or removed by `undefined`; undefined if an optional object becomes empty. */
export function withField(
  object: Json | undefined,
  name: string,
  value: Json | undefined,
  required: boolean,
): Json | undefined {
  // A field keeps its place, so that the JSON does not jump while the reader types.
  const fields = Object.entries({ ...(isJsonObject(object) && object), [name]: value }).filter(
    (field): field is [string, Json] => field[1] !== undefined,
  );
  return fields.length === 0 && !required ? undefined : Object.fromEntries(fields);
}

/** The value of a number field. Text that is not a number stays text, which validation reports. */
export function parseNumberInput(text: string): Json | undefined {
  const typed = text.replace(padding, '');
  if (typed === '') return undefined;
  try {
    const value = parseJson(typed);
    return typeof value === 'number' || typeof value === 'bigint' ? value : typed;
  } catch {
    return typed;
  }
}

/** Leading and trailing white space and invisible characters, which copying often adds. */
const padding = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** The value of a text field, trimmed; undefined if it is empty. */
export function parseTextInput(text: string): Json | undefined {
  return text.replace(padding, '') || undefined;
}

/** Parses params; `broken` says why and where the text is not an array. */
export function readParams(text: string): { params?: Json[]; broken?: string } {
  try {
    const params = parseJson(text);
    if (Array.isArray(params)) return { params };
    return { broken: 'Parameters are a list: write them between [ and ].' };
  } catch (error) {
    return { broken: (error as SyntaxError).message };
  }
}
