import type { ConsoleParam, ConsoleSchema, Json } from './console-method';
import { formatJson, isJsonObject, parseJson } from './json';
import { validateValue } from './validate';

/** The form's state: a value for each parameter in wire order, undefined if it is left out. */
export type Slots = readonly (Json | undefined)[];

/** Params as they are sent. Those left out at the end are not sent; those before others are null. */
export function toParams(slots: Slots): Json[] {
  const last = slots.findLastIndex((slot) => slot !== undefined);
  return slots.slice(0, last + 1).map((slot) => slot ?? null);
}

/** The slots of given params, one for each parameter. Surplus params are kept, so that validation reports them. */
export function fromParams(params: Json[], declared: ConsoleParam[]): Slots {
  const length = Math.max(params.length, declared.length);
  return Array.from({ length }, (_, index) => {
    const value = params[index];
    const param = declared[index];
    // Null means "left out" unless the parameter itself may be null.
    const isGap = value === null && param && !param.required && validateValue(param.schema, null).length > 0;
    return isGap ? undefined : value;
  });
}

/** An object with a field set or, by `undefined`, left out; undefined if an optional object has become empty. */
export function withField(
  object: Json | undefined,
  name: string,
  value: Json | undefined,
  required: boolean,
): Json | undefined {
  // A field keeps its place, so that the JSON does not jump while a field is typed.
  const fields = Object.entries({ ...(isJsonObject(object) && object), [name]: value }).filter(
    (field): field is [string, Json] => field[1] !== undefined,
  );
  return fields.length === 0 && !required ? undefined : Object.fromEntries(fields);
}

/**
 * The value of a number field: a number where the text is one, else the text itself, which shows in the JSON and does
 * not pass validation. So nothing typed is lost, and nothing is sent that was not meant.
 */
export function numberFromText(text: string): Json | undefined {
  const value = jsonFromText(text);
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  return isNumber || value === undefined ? value : text;
}

/** The value of a field for JSON. Text that is not JSON is taken for a string, as its quotes in the request show. */
export function jsonFromText(text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** The text of a field for its value. */
export function textFromValue(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : formatJson(value);
}

/** Fields of an object that its schema does not name. */
export function unknownFields({ properties = {} }: ConsoleSchema, value: Json | undefined): string[] {
  return isJsonObject(value) ? Object.keys(value).filter((name) => !Object.hasOwn(properties, name)) : [];
}
