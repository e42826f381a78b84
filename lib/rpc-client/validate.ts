import { exactJson, invisible, isJsonObject, type Json, nameInvisible, toText } from '@/lib/json';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import { itemSchema } from './form';

/** What is wrong with a value, and its path: `params[1].filters[0]`. */
interface ParamProblem {
  place: string;
  message: string;
}

/** The letters and digits of base58, as the patterns of addresses and signatures write them. */
const base58 = '1-9A-HJ-NP-Za-km-z';

/** Validates the params of a method, in the order of the form. */
export function validateParams(declared: Method['params'], params: Json[]): ParamProblem[] {
  const problems = declared.flatMap(({ schema, required }, index) =>
    validateValue(schema, paramValue(schema, params[index]), `params[${index}]`, required),
  );
  const max = declared.length;
  if (params.length <= max) return problems;
  const message = max === 0 ? 'The method takes no parameters.' : `The method takes at most ${max}.`;
  return [...problems, { place: `params[${max}]`, message }];
}

/** What a parameter is set to. Null means "left out" unless the parameter itself may be null. */
export function paramValue(schema: Schema, sent: Json | undefined): Json | undefined {
  return sent === null && validateValue(schema, null).length > 0 ? undefined : sent;
}

/**
 * Validates a value, or its absence. Not with a library: validators of JSON Schema round integers above 2^53, and report
 * the errors of all alternatives instead of the intended one.
 */
export function validateValue(
  schema: Schema,
  value: Json | undefined,
  place = '',
  required = false,
): ParamProblem[] {
  if (value === undefined) return required ? [{ place, message: 'This is required.' }] : [];
  const message = checkOwnKeywords(schema, value);
  if (message !== undefined) return [{ place, message }];
  const { anyOf } = schema;
  return [
    ...(anyOf ? validateValue(chooseAlternative(anyOf, value), value, place) : []),
    ...listChildren(schema, value).flatMap(([part, each, key, isNeeded]) =>
      validateValue(part, each, place + key, isNeeded),
    ),
  ];
}

/** Each item or field: its schema, value, path segment, and whether it is required. */
function listChildren(schema: Schema, value: Json): [Schema, Json | undefined, string, boolean][] {
  if (Array.isArray(value)) {
    return value.map((each, index) => [itemSchema(schema, index), each, `[${index}]`, true]);
  }
  if (!isJsonObject(value)) return [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const other = typeof additionalProperties === 'object' ? additionalProperties : {};
  const schemas = new Map(Object.entries(properties));
  const fields = new Map(Object.entries(value));
  return [...new Set([...schemas.keys(), ...fields.keys()])].map((name) => {
    return [schemas.get(name) ?? other, fields.get(name), `.${name}`, required.includes(name)];
  });
}

/**
 * The intended alternative: the first that the value fits, otherwise the first that has its fields, otherwise its type.
 */
export function chooseAlternative(alternatives: Schema[], value: Json): Schema {
  const typed = alternatives.filter((each) => matchesType(each, value));
  const hasFields = ({ required = [] }: Schema) =>
    isJsonObject(value) && required.every((name) => Object.hasOwn(value, name));
  return (
    typed.find((each) => validateValue(each, value).length === 0) ??
    typed.find(hasFields) ??
    typed[0] ??
    alternatives[0] ??
    {}
  );
}

/** Whether a value is of the type of a schema. A fraction is a mistyped integer, not a value of another type. */
export function matchesType({ type }: Schema, value: Json): boolean {
  return type === undefined || typeOf(value) === (type === 'integer' ? 'number' : type);
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' ? 'number' : typeof value;
}

/** What is wrong with a value apart from its items and fields. */
function checkOwnKeywords(schema: Schema, value: Json): string | undefined {
  const { type, enum: values, const: fixed } = schema;
  if (values && !values.includes(value)) return `Must be one of ${values.map(toText).join(', ')}.`;
  if (fixed !== undefined && fixed !== value) return `Must be ${toText(fixed)}.`;
  const isFraction = type === 'integer' && typeof value === 'number' && !Number.isInteger(value);
  if (type !== undefined && (isFraction || !matchesType(schema, value))) return explainType(type, value);
  if (typeof value === 'string') return checkText(schema, value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const { minimum = value, maximum = value } = schema;
    if (value < minimum) return `The minimum is ${minimum}.`;
    if (value > maximum) return `The maximum is ${maximum}.`;
  }
  if (schema.additionalProperties === false && isJsonObject(value)) {
    const other = Object.keys(value).find((name) => !Object.hasOwn(schema.properties ?? {}, name));
    if (other !== undefined) return `The node refuses ${JSON.stringify(other)} here.`;
  }
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = value.length } = schema;
    if (value.length < minItems) return `Needs at least ${minItems}.`;
    if (value.length > maxItems) return `Takes at most ${maxItems}.`;
  }
  return undefined;
}

function explainType(type: string, value: Json): string {
  const expected = `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
  if (value === '') return `This is empty. It must be ${expected}.`;
  const got = exactJson(value).replace(invisible, (each) =>
    each === ' ' ? each : `<${nameInvisible(each)}>`,
  );
  return `Must be ${expected}, not ${got.length > 40 ? `${got.slice(0, 40)}…` : got}.`;
}

function checkText(schema: Schema, value: string): string | undefined {
  const { title, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const isMatch = pattern === undefined || new RegExp(pattern, 'u').test(value);
  const { length } = Array.from(value);
  if (value === '' && (!isMatch || minLength > 0)) return 'This is empty.';
  if (!isMatch && pattern.includes(base58)) return explainBase58(title, value);
  if (!isMatch) return `Does not have the form of ${title ? `a ${title}` : 'this value'}: ${pattern}`;
  if (length < minLength) return `Too short: at least ${minLength} characters.`;
  return length > maxLength ? `Too long: at most ${maxLength} characters.` : undefined;
}

function explainBase58(name: string | undefined, value: string): string {
  const invalid = new RegExp(`[^${base58}]`, 'u').exec(value)?.[0];
  if (invalid?.match(invisible)) return `It contains ${nameInvisible(invalid)}. Remove it.`;
  if (invalid !== undefined) {
    return `“${invalid}” is not a base58 character: digits and letters without 0, O, I and l.`;
  }
  return `Not ${name ? `a ${name}` : 'valid'}: ${value.length} base58 characters are too many or too few.`;
}
