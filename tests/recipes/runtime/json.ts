import { LosslessNumber, parse, stringify } from 'lossless-json';

/** What goes over the wire. Integers are bigint where they may pass 2^53; undefined fields are left out. */
export type Json =
  | null
  | undefined
  | boolean
  | number
  | bigint
  | string
  | LosslessNumber
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Reads JSON: integers become bigint, all other numbers number. Throws a SyntaxError if it is not JSON. */
export function parseJson(text: string): unknown {
  return parse(text, undefined, (literal) => (/^-?\d+$/.test(literal) ? BigInt(literal) : Number(literal)));
}

/** Writes JSON with bigint as plain integers. */
export function formatJson(value: Json): string {
  return stringify(value) ?? 'null';
}

/** A number that the node writes as floating point, so that a whole one ends with `.0`. */
export function float(value: number): LosslessNumber {
  return new LosslessNumber(Number.isSafeInteger(value) ? `${value}.0` : String(value));
}
