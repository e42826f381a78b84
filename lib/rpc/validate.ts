import type { ConsoleParam, ConsoleSchema, Json } from './console-method';
import { itemSchema, optionName } from './form-schema';
import type { Slots } from './form-value';
import { formatJson, isJsonObject } from './json';

/** Place of a value within the params. */
export type Path = readonly (string | number)[];

/** What is wrong with a value, and where it is. */
export interface Problem {
  path: Path;
  message: string;
}

/** The letters and digits of base58, as the patterns of addresses and signatures write them. */
const base58 = '1-9A-HJ-NP-Za-km-z';

/** Everything that is wrong with the params, in the order of the form. */
export function validateParams(declared: ConsoleParam[], slots: Slots): Problem[] {
  const problems = declared.flatMap(({ schema, required }, index): Problem[] => {
    const value = slots[index];
    if (value !== undefined) return validateValue(schema, value, [index]);
    return required ? [{ path: [index], message: 'This is required.' }] : [];
  });
  const most = declared.length;
  if (slots.length > most) {
    const message = most === 0 ? 'The method takes no parameters.' : `The method takes at most ${most}.`;
    problems.push({ path: [most], message });
  }
  return problems;
}

/**
 * Everything that is wrong with a value. Our own walk, because validators of JSON Schema round integers above 2^53 and
 * report errors of all alternatives, not only of the one that was meant.
 */
export function validateValue(schema: ConsoleSchema, value: Json, path: Path = []): Problem[] {
  const message = valueMessage(schema, value);
  if (message !== undefined) return [{ path, message }];
  const { anyOf } = schema;
  return [
    ...(anyOf ? validateValue(chooseAlternative(anyOf, value), value, path) : []),
    ...missingFields(schema, value).map((name) => ({ path: [...path, name], message: 'This is required.' })),
    ...childrenOf(schema, value).flatMap(([key, child, each]) => validateValue(child, each, [...path, key])),
  ];
}

/** The alternative that was meant: the first that the value fits, or that has its fields, or at least its type. */
export function chooseAlternative(alternatives: ConsoleSchema[], value: Json): ConsoleSchema {
  const typed = alternatives.filter((each) => hasTypeOf(each, value));
  return (
    typed.find((each) => validateValue(each, value).length === 0) ??
    typed.find((each) => missingFields(each, value).length === 0) ??
    typed[0] ??
    alternatives[0] ??
    {}
  );
}

/** Whether a value is of the type of a schema. A fraction is a mistyped integer, not a value of another type. */
export function hasTypeOf({ type }: ConsoleSchema, value: Json): boolean {
  return type === undefined || typeOf(value) === (type === 'integer' ? 'number' : type);
}

/** The type of a value in the words of JSON Schema. */
function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' ? 'number' : typeof value;
}

/** A place as it is written in code: `params[1].filters[0]`. */
export function pathText(path: Path): string {
  return `params${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;
}

function missingFields({ required = [] }: ConsoleSchema, value: Json): string[] {
  return isJsonObject(value) ? required.filter((name) => !Object.hasOwn(value, name)) : [];
}

/** The values inside a value, each with its key and its schema. */
function childrenOf(schema: ConsoleSchema, value: Json): [string | number, ConsoleSchema, Json][] {
  if (Array.isArray(value)) return value.map((each, index) => [index, itemSchema(schema, index), each]);
  if (!isJsonObject(value)) return [];
  const { properties = {}, additionalProperties } = schema;
  const other = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.entries(value).map(([name, field]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, own ?? other, field];
  });
}

/** What is wrong with a value itself, not with what is inside it. */
function valueMessage(schema: ConsoleSchema, value: Json): string | undefined {
  const { type, enum: values, const: fixed } = schema;
  if (values && !values.includes(value)) return `Must be one of ${values.map(optionName).join(', ')}.`;
  if (fixed !== undefined && fixed !== value) return `Must be ${optionName(fixed)}.`;
  const isFraction = type === 'integer' && typeof value === 'number' && !Number.isInteger(value);
  if (type !== undefined && (isFraction || !hasTypeOf(schema, value))) return typeMessage(type, value);
  if (typeof value === 'string') return textMessage(schema, value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const { minimum, maximum } = schema;
    if (minimum !== undefined && value < minimum) return `The least is ${minimum}.`;
    if (maximum !== undefined && value > maximum) return `The most is ${maximum}.`;
  }
  if (Array.isArray(value)) {
    const { minItems, maxItems } = schema;
    if (minItems !== undefined && value.length < minItems) return `Needs at least ${minItems}.`;
    if (maxItems !== undefined && value.length > maxItems) return `Takes at most ${maxItems}.`;
  }
  return undefined;
}

function typeMessage(type: string, value: Json): string {
  const expected = `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
  if (value === '') return `This is empty. It must be ${expected}.`;
  const got = formatJson(value);
  return `Must be ${expected}, not ${got.length > 40 ? `${got.slice(0, 40)}…` : got}.`;
}

function textMessage(schema: ConsoleSchema, value: string): string | undefined {
  const { title, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const isMatch = pattern === undefined || new RegExp(pattern, 'u').test(value);
  const { length } = Array.from(value);
  if (value === '' && (!isMatch || minLength > 0)) return 'This is empty.';
  if (!isMatch && pattern.includes(base58)) return base58Message(title, value);
  if (!isMatch) return `Does not have the form of ${title ? `a ${title}` : 'this value'}: ${pattern}`;
  if (length < minLength) return `Too short: at least ${minLength} characters.`;
  return length > maxLength ? `Too long: at most ${maxLength} characters.` : undefined;
}

function base58Message(name: string | undefined, value: string): string {
  const stranger = new RegExp(`[^${base58}]`).exec(value)?.[0];
  if (stranger !== undefined) {
    return `“${stranger}” is not a base58 character: digits and letters without 0, O, I and l.`;
  }
  return `Not ${name ? `a ${name}` : 'valid'}: ${value.length} base58 characters are too many or too few.`;
}
