import type { ConsoleParam, ConsoleSchema, ConsoleTypes, Json } from './console-method';
import { itemSchema, resolve } from './form-schema';
import type { Slots } from './form-value';
import { isJsonObject } from './json';
import { check, chooseAlternative, narrow } from './narrow';
import { schemaMessage } from './validate-message';

/** Place of a value within the params. */
export type Path = readonly (string | number)[];

/** What is wrong with a value, and where it is. */
export interface Problem {
  path: Path;
  message: string;
}

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

/** Everything that is wrong with a value. */
export function validateValue(
  schema: ConsoleSchema,
  types: ConsoleTypes,
  value: Json,
  path: Path = [],
): Problem[] {
  const { errors } = check(narrow(schema, types, value), value);
  const problems = errors.flatMap(({ keyword, instanceLocation, error }): Problem[] => {
    const inside = instanceLocation.split('/').slice(1).map(unescapePointer);
    const missing = keyword === 'required' ? /"(.*)"/s.exec(error)?.[1] : undefined;
    const at = missing === undefined ? inside : [...inside, missing];
    const message = schemaMessage(keyword, schemaAt(schema, types, value, at), valueAt(value, at));
    return message === undefined ? [] : [{ path: [...path, ...at], message }];
  });
  return [...problems, ...boundProblems(schema, types, value, path)];
}

/** Bounds of numbers, compared without rounding. */
function boundProblems(schema: ConsoleSchema, types: ConsoleTypes, value: Json, path: Path): Problem[] {
  const { anyOf, minimum, maximum, properties } = resolve(schema, types);
  const own: Problem[] = [];
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (minimum !== undefined && value < minimum) own.push({ path, message: `The least is ${minimum}.` });
    if (maximum !== undefined && value > maximum) own.push({ path, message: `The most is ${maximum}.` });
  }
  if (anyOf) own.push(...boundProblems(chooseAlternative(anyOf, types, value), types, value, path));
  const children: [string | number, ConsoleSchema, Json][] = [];
  if (Array.isArray(value)) {
    const { items } = resolve(schema, types);
    if (items) {
      children.push(
        ...value.map((each, at) => [at, itemSchema({ items }, at), each] as (typeof children)[0]),
      );
    }
  } else if (isJsonObject(value)) {
    for (const [name, field] of Object.entries(value)) {
      const property = properties?.[name];
      if (property) children.push([name, property, field]);
    }
  }
  return [
    ...own,
    ...children.flatMap(([key, child, each]) => boundProblems(child, types, each, [...path, key])),
  ];
}

/** The schema that applies at a place inside a value. */
function schemaAt(schema: ConsoleSchema, types: ConsoleTypes, value: Json, path: string[]): ConsoleSchema {
  let here: ConsoleSchema = schema;
  let inside: Json | undefined = value;
  for (const key of path) {
    here = meant(here, types, inside);
    const { properties, additionalProperties } = resolve(here, types);
    const other = additionalProperties === true ? undefined : additionalProperties;
    here = Array.isArray(inside)
      ? itemSchema(resolve(here, types), Number(key))
      : (properties?.[key] ?? other ?? {});
    inside = valueAt(inside ?? null, [key]);
  }
  const { $ref, ...found } = meant(here, types, inside);
  const title = $ref ?? found.title;
  return { ...resolve({ $ref, ...found }, types), ...(title !== undefined && { title }) };
}

/** The alternative that a value was meant for, with its name still on it. */
function meant(schema: ConsoleSchema, types: ConsoleTypes, value: Json | undefined): ConsoleSchema {
  const { anyOf } = resolve(schema, types);
  return anyOf && value !== undefined ? meant(chooseAlternative(anyOf, types, value), types, value) : schema;
}

function valueAt(value: Json, path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((inside, key) => {
    if (Array.isArray(inside)) return inside[Number(key)];
    return isJsonObject(inside) && Object.hasOwn(inside, key) ? inside[key] : undefined;
  }, value);
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A place as it is written in code: `params[1].filters[0]`. */
export function pathText(path: Path): string {
  return `params${path.map((key) => (typeof key === 'number' || /^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('')}`;
}
