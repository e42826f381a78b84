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
  checkLimits(text);
  try {
    return parse(text, undefined, parseNumber) as Json;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [at = '', position = 0] = / at position (\d+)$/.exec(error.message) ?? [];
    const problem = error.message
      .slice(0, error.message.length - at.length)
      .replace(invisible, nameInvisible);
    throw syntaxError(problem, text, Number(position));
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

/** Characters that readers cannot see; a copied text may contain them. */
export const invisible = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** Names of the invisible characters that are copied most often. */
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

/** The number of a JSON literal. */
function parseNumber(literal: string): number | bigint {
  const number = Number(literal);
  return /^-?\d+$/.test(literal) && !Number.isSafeInteger(number) ? BigInt(literal) : number;
}

/** Throws where brackets are nested too deep, or a number is too large for JavaScript. Strings are skipped. */
function checkLimits(text: string): void {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|-?\d[\d.eE+-]*/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    else if (
      /[.eE]/.test(token) &&
      !token.startsWith('"') &&
      Math.abs(Number(token)) === Number.POSITIVE_INFINITY
    )
      throw syntaxError(`The number ${token} is too large`, text, index);
    if (depth > deepest) throw syntaxError(`Nested deeper than ${deepest} levels`, text, index);
  }
}

/** An error that names the place of a mistake; lines and columns count from 1. */
function syntaxError(problem: string, text: string, position: number): SyntaxError {
  const before = text.slice(0, position).split('\n');
  return new SyntaxError(`Line ${before.length}, column ${(before.at(-1) ?? '').length + 1}: ${problem}.`);
}
