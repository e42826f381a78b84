import { type Schema as PlainSchema, Validator } from '@cfworker/json-schema';
import type { ConsoleSchema, ConsoleTypes, Json } from './console-method';
import { itemSchema, likeness, resolve } from './form-schema';
import { isJsonObject } from './json';

/**
 * The schema as it applies to one value: names resolved, and of alternatives only the one the value was meant for, so
 * that errors speak of that and not of all others. Bounds of numbers are left out, since they are compared exactly.
 */
export function narrow(schema: ConsoleSchema, types: ConsoleTypes, value: Json): PlainSchema {
  const { anyOf, properties, items, additionalProperties, minimum, maximum, ...rest } = resolve(
    schema,
    types,
  );
  const { enum: values, const: constant, default: _, ...simple } = rest;
  const plain: PlainSchema = {
    ...simple,
    ...(values && { enum: values.map(toPlain) }),
    ...(constant !== undefined && { const: toPlain(constant) }),
  } as PlainSchema;
  if (anyOf) {
    const chosen = narrow(chooseAlternative(anyOf, types, value), types, value);
    return { ...plain, ...chosen };
  }
  if (Array.isArray(value) && items) {
    plain.items = value.map((each, index) => narrow(itemSchema({ items }, index), types, each));
  }
  if (isJsonObject(value)) {
    const others = additionalProperties === true ? undefined : additionalProperties;
    const known = Object.entries(value).flatMap(([name, field]) => {
      const own = properties?.[name] ?? others;
      return own ? [[name, narrow(own, types, field)] as const] : [];
    });
    plain.properties = Object.fromEntries(known);
  }
  return plain;
}

/** The first alternative that a value fits, or the one it is most like. */
export function chooseAlternative(
  alternatives: ConsoleSchema[],
  types: ConsoleTypes,
  value: Json,
): ConsoleSchema {
  const fitting = alternatives.find((each) => check(narrow(each, types, value), value).valid);
  if (fitting) return fitting;
  const scores = alternatives.map((each) => likeness(each, types, value));
  return alternatives[scores.indexOf(Math.max(...scores))] ?? {};
}

/** What the validator says of a value. */
export function check(schema: PlainSchema, value: Json): ReturnType<Validator['validate']> {
  return new Validator(schema, '7', false).validate(toPlain(value));
}

/** A copy without bigint, which the validator does not know. */
function toPlain(value: Json): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlain(field)]));
}
