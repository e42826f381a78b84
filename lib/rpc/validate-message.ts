import type { ConsoleSchema, Json } from './console-method';
import { optionName } from './form-schema';
import { formatJson } from './json';

/** The letters and digits of base58, as the patterns of addresses and signatures write them. */
const base58 = '1-9A-HJ-NP-Za-km-z';

/**
 * What to say of a value that fails a keyword of its schema; nothing for keywords that only say that something inside
 * fails, since that has a message of its own.
 */
export function schemaMessage(
  keyword: string,
  { title: name, ...schema }: ConsoleSchema,
  value: Json | undefined,
): string | undefined {
  switch (keyword) {
    case 'required':
      return 'This is required.';
    case 'type':
      return typeMessage(schema.type ?? name ?? 'value of another type', value);
    case 'enum':
      return `Must be one of ${(schema.enum ?? []).map(optionName).join(', ') || 'the values of the list'}.`;
    case 'const':
      return schema.const === undefined ? 'Must be the fixed value.' : `Must be ${optionName(schema.const)}.`;
    case 'pattern':
      return patternMessage(schema, name, value);
    case 'minLength':
      return value === '' ? 'This is empty.' : `Too short: at least ${schema.minLength} characters.`;
    case 'maxLength':
      return `Too long: at most ${schema.maxLength} characters.`;
    case 'minItems':
      return `Needs at least ${schema.minItems}.`;
    case 'maxItems':
      return `Takes at most ${schema.maxItems}.`;
    default:
      return undefined;
  }
}

function typeMessage(expected: string, value: Json | undefined): string {
  const article = /^[aeio]/.test(expected) ? 'an' : 'a';
  if (value === '' || value === undefined) return `This is empty. It must be ${article} ${expected}.`;
  const got = formatJson(value);
  return `Must be ${article} ${expected}, not ${got.length > 40 ? `${got.slice(0, 40)}…` : got}.`;
}

function patternMessage(schema: ConsoleSchema, name: string | undefined, value: Json | undefined): string {
  if (value === '') return 'This is empty.';
  if (schema.pattern?.includes(base58) && typeof value === 'string') {
    const stranger = /[^1-9A-HJ-NP-Za-km-z]/.exec(value)?.[0];
    if (stranger !== undefined) {
      return `“${stranger}” is no base58 character: digits and letters without 0, O, I and l.`;
    }
    return `Not ${name ? `a ${name}` : 'valid'}: ${value.length} base58 characters are too many or too few.`;
  }
  return `Does not have the form of ${name ? `a ${name}` : 'this value'}: ${schema.pattern}`;
}
