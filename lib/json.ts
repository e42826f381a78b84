import { parse, stringify } from 'lossless-json';

/** Values that JSON can hold; integers above 2^53 - 1 are read as bigint, so that none is rounded. */
export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json };

/** Requests nest less than ten levels deep. The limit protects recursive functions from stack overflow. */
const maxDepth = 200;

/** Parses JSON without rounding integers. @throws SyntaxError with line and column, also for more than 200 levels */
export function parseJson(text: string): Json {
  checkLimits(text);
  try {
    return parse(text, undefined, parseNumber) as Json;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [at = '', position = 0] = / at position (\d+)$/.exec(error.message) ?? [];
    const problem = cutText(error.message.replace(at, ''), 200).replace(invisible, (each) =>
      each === ' ' ? each : nameInvisible(each),
    );
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

/** At most so many characters of a text, with an ellipsis if there are more. */
export function cutText(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
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

/** Longer numbers are refused: reading one as a bigint takes longer than its length. The largest that is used has 39. */
const maxDigits = 1000;

/** Strings, brackets and numbers. A string may lack its end: from each quote in it, another search for one would start. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]|-?\d[\d.eE+-]*/gs;

/** Throws if brackets are nested too deep, or a number is too large for JavaScript. Skips strings. */
function checkLimits(text: string, depthLimit = maxDepth): void {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    else if (token[0] !== '"' && (token.length > maxDigits || isInfinite(token)))
      throw syntaxError(`The number ${cutText(token, 40)} is too large`, text, index);
    if (depth > depthLimit) throw syntaxError(`Nested deeper than ${depthLimit} levels`, text, index);
  }
}

function isInfinite(literal: string): boolean {
  return /[.eE]/.test(literal) && Math.abs(Number(literal)) === Number.POSITIVE_INFINITY;
}

/** @param position offset in the text; the message counts lines and columns from 1 */
function syntaxError(problem: string, text: string, position: number): SyntaxError {
  const before = text.slice(0, position).split('\n');
  return new SyntaxError(`Line ${before.length}, column ${(before.at(-1) ?? '').length + 1}: ${problem}.`);
}
