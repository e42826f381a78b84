import { parse, stringify } from 'lossless-json';
import type { Json } from './console-method';

/** Text that is not JSON, with the place where it stops being so; lines and columns count from 1. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  readonly line: number;
  readonly column: number;

  constructor(
    message: string,
    text: string,
    readonly position: number,
  ) {
    super(message);
    const before = text.slice(0, position).split('\n');
    this.line = before.length;
    this.column = (before.at(-1) ?? '').length + 1;
  }
}

/** Reads JSON without rounding integers: those above 2^53 - 1 become bigint. Throws a JsonSyntaxError. */
export function parseJson(text: string): Json {
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

/** The number a JSON literal stands for. Throws where no number of JavaScript is near it. */
export function parseNumber(literal: string): number | bigint {
  const number = Number(literal);
  if (/^-?\d+$/.test(literal)) return Number.isSafeInteger(number) ? number : BigInt(literal);
  if (Number.isFinite(number)) return number;
  throw new SyntaxError(`The number ${literal} is too large`);
}

/** Whether the text is a number as JSON writes it. */
export function isNumberLiteral(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

/** Whether a value has fields. */
export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
