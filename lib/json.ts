import { parse, stringify } from 'lossless-json';

/** Values that JSON can hold; integers above 2^53 - 1 are read as bigint, so that none is rounded. */
export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json };

/** Requests nest less than ten levels deep. The limit protects recursive functions from stack overflow. */
const maxDepth = 200;

/**
 * Parses JSON without rounding integers: those above 2^53 - 1 become bigint.
 *
 * @throws SyntaxError with line, column and problem, also for more than 200 levels of nesting
 */
export function parseJson(text: string): Json {
  checkLimits(text);
  try {
    return parse(text, undefined, parseNumber) as Json;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [at = '', position = 0] = / at position (\d+)$/.exec(error.message) ?? [];
    const problem = error.message.replace(at, '').replace(invisible, nameInvisible);
    throw syntaxError(problem, text, Number(position));
  }
}

/** Writes JSON, with exact integers of any size. Undefined values are left out. */
export function exactJson(value: unknown, indent?: number): string {
  return stringify(value, undefined, indent) ?? 'null';
}

/**
 * JSON text on several lines, with the digits of each number as in the text; undefined if it is not JSON, has one key
 * twice with different values, or nests deeper than 20 levels, whose indentation would multiply its size.
 */
export function prettyJson(text: string): string | undefined {
  try {
    checkLimits(text, 20);
    return stringify(parse(text), undefined, 2);
  } catch {
    return undefined;
  }
}

/** A text as it is, other values as JSON. */
export function toText(value: Json): string {
  return typeof value === 'string' ? value : exactJson(value);
}

/** Whether a value has fields. */
export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Characters that readers cannot see, which copied text may contain. */
export const invisible = /[\p{Cc}\p{Cf}\p{Z}]/gu;

const characterNames: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\t': 'a tab',
  '\n': 'a line break',
  '\u00a0': 'a no-break space',
  '\u200b': 'a zero-width space',
  '\ufeff': 'a byte order mark',
};

/** What to call an invisible character in a message. */
export function nameInvisible(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `${characterNames[character] ?? 'an invisible character'} (U+${code})`;
}

function parseNumber(literal: string): number | bigint {
  const number = Number(literal);
  return /^-?\d+$/.test(literal) && !Number.isSafeInteger(number) ? BigInt(literal) : number;
}

/** Throws if brackets are nested too deep, or a number is too large for JavaScript. Skips strings. */
function checkLimits(text: string, depthLimit = maxDepth): void {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|-?\d[\d.eE+-]*/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    else if (/[.eE]/.test(token) && Math.abs(Number(token)) === Number.POSITIVE_INFINITY)
      throw syntaxError(`The number ${token} is too large`, text, index);
    if (depth > depthLimit) throw syntaxError(`Nested deeper than ${depthLimit} levels`, text, index);
  }
}

/** @param position offset in the text; the message counts lines and columns from 1 */
function syntaxError(problem: string, text: string, position: number): SyntaxError {
  const before = text.slice(0, position).split('\n');
  return new SyntaxError(`Line ${before.length}, column ${(before.at(-1) ?? '').length + 1}: ${problem}.`);
}
