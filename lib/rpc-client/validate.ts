import { cutText, exactJson, invisible, isJsonObject, type Json, nameInvisible, toText } from '@/lib/json';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import { enumValues, itemSchema } from './form';

/** What is wrong with a value, and its path: `params[1].filters[0]`. */
interface ParamProblem {
  place: string;
  message: string;
}

/** Validates the params of a method, in the order of the form. Null means "left out". */
export function validateParams(declared: Method['params'], params: Json[]): ParamProblem[] {
  return declared.flatMap(({ schema, required }, index) =>
    validateValue(schema, params[index] ?? undefined, `params[${index}]`, required),
  );
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
  const { anyOf, properties = {}, required: needed = [] } = schema;
  const item = itemSchema(schema) ?? {};
  const items = Array.isArray(value) ? value : [];
  const fields = isJsonObject(value) ? value : undefined;
  return [
    ...(anyOf ? validateValue(chooseAlternative(anyOf, value), value, place) : []),
    ...items.flatMap((each, index) => validateValue(item, each, `${place}[${index}]`, true)),
    ...Object.entries(fields ? properties : {}).flatMap(([name, part]) =>
      validateValue(part, fields?.[name], `${place}.${name}`, needed.includes(name)),
    ),
  ];
}

/** The intended alternative: the first that the value fits, otherwise whose fields it has, otherwise whose type. */
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
function matchesType({ type }: Schema, value: Json): boolean {
  return type === undefined || typeOf(value) === (type === 'integer' ? 'number' : type);
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' ? 'number' : typeof value;
}

/** What is wrong with a value apart from its items and fields, by the keywords that params of methods have. */
function checkOwnKeywords(schema: Schema, value: Json): string | undefined {
  const { type } = schema;
  const values = enumValues(schema);
  if (values && !values.includes(value)) return `Must be one of ${values.map(toText).join(', ')}.`;
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
  return `Must be ${expected}, not ${cutText(got, 40)}.`;
}

function checkText(schema: Schema, value: string): string | undefined {
  const { title = 'value', pattern, maxLength = value.length } = schema;
  if (value.length > maxLength && pattern === undefined) return `Too long: at most ${maxLength} characters.`;
  if (pattern === undefined || new RegExp(pattern, 'u').test(value)) return undefined;
  if (value === '') return 'This is empty.';
  // All patterns are of base58.
  const wrong = /[^1-9A-HJ-NP-Za-km-z]/u.exec(value)?.[0];
  if (wrong?.match(invisible)) return `It contains ${nameInvisible(wrong)}. Remove it.`;
  if (wrong !== undefined)
    return `“${wrong}” is not a base58 character: digits and letters without 0, O, I and l.`;
  return `Not a ${title}: ${value.length} base58 characters are too many or too few.`;
}
