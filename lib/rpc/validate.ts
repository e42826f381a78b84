import type { ConsoleParam, ConsoleSchema, ConsoleTypes, Json } from './console-method';
import { hasType, itemSchema, likeness, optionName, resolve } from './form-schema';
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
export function validateParams(declared: ConsoleParam[], types: ConsoleTypes, slots: Slots): Problem[] {
  const problems = slots.slice(0, declared.length).flatMap((value, index): Problem[] => {
    const param = declared[index];
    if (!param) return [];
    if (value !== undefined) return validateValue(param.schema, types, value, [index]);
    return param.required ? [{ path: [index], message: 'This is required.' }] : [];
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
export function validateValue(
  schema: ConsoleSchema,
  types: ConsoleTypes,
  value: Json,
  path: Path = [],
): Problem[] {
  const resolved = resolve(schema, types);
  const message = valueMessage(resolved, schema.$ref ?? resolved.title, value);
  if (message !== undefined) return [{ path, message }];
  const { anyOf } = resolved;
  return [
    ...(anyOf ? validateValue(chooseAlternative(anyOf, types, value), types, value, path) : []),
    ...missingFields(resolved, value).map((name) => ({
      path: [...path, name],
      message: 'This is required.',
    })),
    ...childrenOf(resolved, value).flatMap(([key, child, each]) =>
      validateValue(child, types, each, [...path, key]),
    ),
  ];
}

/** The first alternative that a value fits, or the one it is most like. */
export function chooseAlternative(
  alternatives: ConsoleSchema[],
  types: ConsoleTypes,
  value: Json,
): ConsoleSchema {
  const fitting = alternatives.find((each) => validateValue(each, types, value).length === 0);
  if (fitting) return fitting;
  const scores = alternatives.map((each) => likeness(each, types, value));
  return alternatives[scores.indexOf(Math.max(...scores))] ?? {};
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
function valueMessage(schema: ConsoleSchema, name: string | undefined, value: Json): string | undefined {
  const { type, enum: values, const: fixed } = schema;
  if (values && !values.includes(value)) return `Must be one of ${values.map(optionName).join(', ')}.`;
  if (fixed !== undefined && fixed !== value) return `Must be ${optionName(fixed)}.`;
  if (type !== undefined && !hasType(type, value)) return typeMessage(type, value);
  if (typeof value === 'string') return textMessage(schema, name, value);
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

function textMessage(schema: ConsoleSchema, name: string | undefined, value: string): string | undefined {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const isMatch = pattern === undefined || new RegExp(pattern, 'u').test(value);
  const { length } = Array.from(value);
  if (value === '' && (!isMatch || minLength > 0)) return 'This is empty.';
  if (!isMatch && pattern.includes(base58)) return base58Message(name, value);
  if (!isMatch) return `Does not have the form of ${name ? `a ${name}` : 'this value'}: ${pattern}`;
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
