import type { Json } from '@/lib/reference/rpc/schema';
import { isJsonObject, parseJson } from './json';

/** Params with one of them set. Those left out at the end are not sent; those before others are null. */
export function withParam(params: Json[], index: number, value: Json | undefined): Json[] {
  const length = Math.max(params.length, index + 1);
  const next = Array.from({ length }, (_, at) => (at === index ? value : params[at]) ?? null);
  return value === undefined ? next.slice(0, next.findLastIndex((each) => each !== null) + 1) : next;
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
