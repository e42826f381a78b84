import { parse, stringify } from 'lossless-json';
import type { Json } from './schema';

/** No request of a node nests deeper than ten levels; functions that walk values recurse once for each. */
const deepest = 200;

/**
 * Reads JSON without rounding integers: those above 2^53 - 1 become bigint.
 *
 * @throws SyntaxError with the place and the problem, also if it is nested deeper than 200 levels
 */
export function parseJson(text: string): Json {
  checkDepth(text);
  try {
    return parse(text, undefined, parseNumber) as Json;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [at = '', position = 0] = / at position (\d+)$/.exec(error.message) ?? [];
    throw syntaxError(error.message.slice(0, error.message.length - at.length), text, Number(position));
  }
}

/** Writes JSON, with exact integers of any size. Undefined values are left out. */
export function exactJson(value: unknown, indent?: number): string {
  return stringify(value, undefined, indent) ?? 'null';
}

/** A text as it is, other values as JSON. */
export function textOf(value: Json): string {
  return typeof value === 'string' ? value : exactJson(value);
}

/** Whether a value has fields. */
export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number of a JSON literal. Throws if it is too large for JavaScript. */
function parseNumber(literal: string): number | bigint {
  const number = Number(literal);
  if (/^-?\d+$/.test(literal)) return Number.isSafeInteger(number) ? number : BigInt(literal);
  if (Number.isFinite(number)) return number;
  throw new SyntaxError(`The number ${literal} is too large`);
}

/** Throws where brackets are nested too deep. Strings are skipped. */
function checkDepth(text: string): void {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > deepest) throw syntaxError(`Nested deeper than ${deepest} levels`, text, index);
  }
}

/** An error that names the place of a mistake; lines and columns count from 1. */
function syntaxError(problem: string, text: string, position: number): SyntaxError {
  const before = text.slice(0, position).split('\n');
  return new SyntaxError(`Line ${before.length}, column ${(before.at(-1) ?? '').length + 1}: ${problem}.`);
}
