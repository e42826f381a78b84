import { isJsonObject, type Json, parseJson } from '@/lib/json';
import type { Schema } from '@/lib/reference/rpc/schema';

/** The kind of field that edits a value of a schema. Throws for a schema without a field, which no method has. */
export function fieldKind(schema: Schema) {
  if (enumValues(schema)) return 'choice';
  if (schema.anyOf) return 'any-of';
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'object' && schema.properties) return 'object';
  if (schema.type === 'array' && itemSchema(schema)) return 'array';
  throw new Error(`No form field for a value of type ${schema.type}.`);
}

/** The values of an enumeration; undefined for other schemas. */
export function enumValues(schema: Schema): Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return schema.type === 'boolean' ? [true, false] : schema.enum;
}

/** The schema of the elements of an array. No method takes a tuple. */
export function itemSchema({ items }: Schema): Schema | undefined {
  return Array.isArray(items) ? undefined : items;
}

/** The alternatives that a reader can choose; null is a value that is left out. */
export function listAlternatives({ anyOf = [] }: Schema): Schema[] {
  return anyOf.filter(({ type }) => type !== 'null');
}

/** The label of an alternative. */
export function alternativeName({ title, type }: Schema): string {
  return title ?? type ?? 'JSON';
}

/** The initial value of a new row or alternative: its required fields, empty. */
export function initialValue(schema: Schema): Json {
  const { anyOf, type, required = [], properties = {} } = schema;
  if (anyOf?.[0]) return initialValue(anyOf[0]);
  const value = schema.default ?? enumValues(schema)?.[0];
  if (value !== undefined) return value;
  if (type === 'array') return [];
  if (type !== 'object') return '';
  return Object.fromEntries(required.map((name) => [name, initialValue(properties[name] ?? {})]));
}

/** Params with one of them set, or removed by `undefined`. Missing ones are null; those at the end are left out. */
export function withParam(params: Json[], index: number, value: Json | undefined): Json[] {
  const length = Math.max(params.length, index + 1);
  const next = Array.from({ length }, (_, at) => (at === index ? value : params[at]) ?? null);
  return next.slice(0, next.findLastIndex((each) => each !== null) + 1);
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
  const typed = parseTextInput(text);
  try {
    const value = typed && parseJson(typed);
    return typeof value === 'number' || typeof value === 'bigint' ? value : typed;
  } catch {
    return typed;
  }
}

/** The value of a text field, without the white space and invisible characters around it; undefined if it is empty. */
export function parseTextInput(text: string): string | undefined {
  // Copying often adds them.
  return /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su.exec(text)?.[0];
}

/** Parses params; `broken` says why and where the text is not an array of at most so many. */
export function readParams(text: string, max: number): { params?: Json[]; broken?: string } {
  try {
    const params = parseJson(text);
    if (!Array.isArray(params)) return { broken: 'Parameters are a list: write them between [ and ].' };
    return params.length > max ? { broken: `The method takes at most ${max} parameters.` } : { params };
  } catch (error) {
    return { broken: (error as SyntaxError).message };
  }
}
