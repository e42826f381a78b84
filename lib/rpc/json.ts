import { parse, stringify } from 'lossless-json';
import type { Json } from './console-method';

/** Text that is not JSON, with the place of the mistake; lines and columns count from 1. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  readonly line: number;
  readonly column: number;

  constructor(message: string, text: string, position: number) {
    super(message);
    const before = text.slice(0, position).split('\n');
    this.line = before.length;
    this.column = (before.at(-1) ?? '').length + 1;
  }
}

/** No request of a node nests deeper than ten levels; functions that walk values recurse once for each. */
const deepest = 200;

/**
 * Reads JSON without rounding integers: those above 2^53 - 1 become bigint.
 *
 * @throws JsonSyntaxError also if it is nested deeper than 200 levels
 */
export function parseJson(text: string): Json {
  const end = endOfDepth(text, deepest);
  if (end !== undefined) throw new JsonSyntaxError(`Nested deeper than ${deepest} levels`, text, end);
  try {
    return parse(text, undefined, parseNumber) as Json;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [at = '', digits = ''] = / at position (\d+)$/.exec(error.message) ?? [];
    const message = at === '' ? error.message : error.message.slice(0, -at.length);
    throw new JsonSyntaxError(message, text, digits === '' ? 0 : Number(digits));
  }
}

/** Writes JSON, bigint as the integer it is. */
export function formatJson(value: Json, indent?: number): string {
  return stringify(value, undefined, indent) ?? 'null';
}

/** The number of a JSON literal. Throws if it is too large for JavaScript. */
function parseNumber(literal: string): number | bigint {
  const number = Number(literal);
  if (/^-?\d+$/.test(literal)) return Number.isSafeInteger(number) ? number : BigInt(literal);
  if (Number.isFinite(number)) return number;
  throw new SyntaxError(`The number ${literal} is too large`);
}

/** Whether a value has fields. */
export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where in a text brackets are nested deeper than a limit; undefined where they never are. Strings are skipped. */
function endOfDepth(text: string, limit: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > limit) return index;
  }
  return undefined;
}
