import type { ConsoleParam, ConsoleTypes, Json } from './console-method';
import { likeness, resolve } from './form-schema';
import { formatJson, isJsonObject, isNumberLiteral, parseNumber } from './json';

/** The form's state: a value for each parameter in wire order, undefined if it is left out. */
export type Slots = readonly (Json | undefined)[];

/** Params as they are sent. Those left out at the end are not sent; those before others are null. */
export function toParams(slots: Slots): Json[] {
  const last = slots.findLastIndex((slot) => slot !== undefined);
  return slots.slice(0, last + 1).map((slot) => slot ?? null);
}

/** The form's state for given params. Surplus params are kept, so that validation reports them. */
export function fromParams(params: Json[], declared: ConsoleParam[], types: ConsoleTypes): Slots {
  const rest = params.slice(declared.length);
  return [
    ...declared.map(({ schema, required }, index) => {
      const value = params[index];
      // Null means "left out" unless the parameter itself may be null.
      const isGap = value === null && !required && likeness(schema, types, null) < 2;
      return isGap ? undefined : value;
    }),
    ...rest,
  ];
}

/** An object with a field set or, by `undefined`, left out; undefined if an optional object has become empty. */
export function withField(
  object: Json | undefined,
  name: string,
  value: Json | undefined,
  required: boolean,
): Json | undefined {
  const before = isJsonObject(object) ? object : {};
  const isNew = !Object.hasOwn(before, name);
  // A field keeps its place, so that the JSON does not jump while a field is typed.
  const entries = Object.entries(before).flatMap(([key, old]) => {
    if (key !== name) return [[key, old] as const];
    return value === undefined ? [] : [[key, value] as const];
  });
  if (isNew && value !== undefined) entries.push([name, value]);
  return entries.length === 0 && !required ? undefined : Object.fromEntries(entries);
}

/**
 * The value of a number field: a number where the text is one, else the text itself, which shows in the JSON and does
 * not pass validation. So nothing typed is lost, and nothing is sent that was not meant.
 */
export function numberFromText(text: string): Json | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return isNumberLiteral(trimmed) ? parseNumber(trimmed) : text;
}

/** The text of a field for its value. */
export function textFromValue(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : formatJson(value);
}

/** Fields of an object that its schema does not name. */
export function unknownFields(
  schema: Parameters<typeof resolve>[0],
  types: ConsoleTypes,
  value: Json | undefined,
): string[] {
  const known = resolve(schema, types).properties ?? {};
  return isJsonObject(value) ? Object.keys(value).filter((name) => !Object.hasOwn(known, name)) : [];
}
