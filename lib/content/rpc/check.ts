import { didYouMean } from '../nearest';
import type { Problem } from '../problem';
import type { PlacedFile, RpcData } from './data';
import type { Json, Method, RpcType, Schema } from './schema';
import { createValidator, type Validator } from './validate';

type Report = (path: readonly PropertyKey[], message: string, hint: string) => void;

/** Problems that only all files together show: names that lead nowhere, and examples that do not fit their schemas. */
export function checkRpcData(data: RpcData, places: ReadonlyMap<string, PlacedFile>): Problem[] {
  const problems: Problem[] = [];
  const reporter =
    (name: string): Report =>
    (path, message, hint) => {
      const place = places.get(name);
      if (place) problems.push({ file: place.file, ...place.data.placeOf(path), message, hint });
    };
  for (const type of data.types.values()) checkSchema(data, type.schema, ['schema'], reporter(type.name));
  for (const method of data.methods) checkMethod(data, method, reporter(method.name));
  // Schemas with errors cannot be compiled.
  if (problems.length > 0) return problems;
  const validate = createValidator(data.types);
  for (const type of data.types.values()) checkType(type, validate, reporter(type.name));
  for (const method of data.methods) checkExamples(method, validate, reporter(method.name));
  return problems;
}

function checkMethod(data: RpcData, method: Method, report: Report): void {
  for (const [index, param] of method.params.entries()) {
    checkSchema(data, param.schema, ['params', index, 'schema'], report);
    if (param.required && index > 0 && !method.params[index - 1]?.required) {
      report(
        ['params', index],
        'a required parameter follows an optional one',
        'Parameters are sent by place',
      );
    }
  }
  checkSchema(data, method.result.schema, ['result', 'schema'], report);
  if (method.notification) checkSchema(data, method.notification.schema, ['notification', 'schema'], report);
  const names = data.methods.map((it) => it.name);
  const unknown = (path: PropertyKey[], name: string) =>
    report(path, `unknown method "${name}"`, didYouMean(name, names, 'Name a file of content/rpc/methods'));
  for (const [index, name] of method.related.entries()) {
    if (!names.includes(name)) unknown(['related', index], name);
  }
  const replacement = method.status?.replacement;
  if (replacement !== undefined && !names.includes(replacement))
    unknown(['status', 'replacement'], replacement);
  for (const [index, { code }] of method.errors.entries()) {
    if (data.errors.some((it) => it.code === code)) continue;
    report(['errors', index, 'code'], `unknown error code ${code}`, 'Name a code of content/rpc/errors.json');
  }
}

/** References and required fields that are not there. */
function checkSchema(data: RpcData, schema: Schema, path: PropertyKey[], report: Report): void {
  const { $ref, properties = {}, required = [], items, anyOf, additionalProperties } = schema;
  if ($ref !== undefined && !data.types.has($ref)) {
    const hint = didYouMean($ref, data.types.keys(), 'Name a file of content/rpc/types');
    report([...path, '$ref'], `unknown type "${$ref}"`, hint);
  }
  for (const [index, name] of required.entries()) {
    if (properties[name]) continue;
    report(
      [...path, 'required', index],
      `"${name}" is required but no property`,
      'Describe it, or remove it',
    );
  }
  const inside = (child: Schema, ...keys: PropertyKey[]) =>
    checkSchema(data, child, [...path, ...keys], report);
  for (const [name, child] of Object.entries(properties)) inside(child, 'properties', name);
  for (const [index, child] of (anyOf ?? []).entries()) inside(child, 'anyOf', index);
  if (Array.isArray(items)) for (const [index, child] of items.entries()) inside(child, 'items', index);
  else if (items) inside(items, 'items');
  if (typeof additionalProperties === 'object') inside(additionalProperties, 'additionalProperties');
}

function checkType(type: RpcType, validate: Validator, report: Report): void {
  fits(type.schema, type.example, ['schema'], ['example'], validate, report);
}

function checkExamples(method: Method, validate: Validator, report: Report): void {
  const { params, result, notification, examples } = method;
  for (const [index, example] of examples.entries()) {
    const path = ['examples', index];
    for (const [position, value] of example.params.entries()) {
      const at = [...path, 'params', position];
      const param = params[position];
      if (!param) report(at, 'the example sends more than the method takes', 'Remove the parameter');
      else fits(param.schema, value, ['params', position, 'schema'], at, validate, report);
    }
    const missing = params.slice(example.params.length).find((it) => it.required);
    if (missing) report(path, `the example leaves out "${missing.name}"`, 'Every required parameter is sent');
    fits(result.schema, example.result, ['result', 'schema'], [...path, 'result'], validate, report);
  }
  if (!notification) return;
  const { schema, example } = notification;
  fits(schema, example, ['notification', 'schema'], ['notification', 'example'], validate, report);
}

function fits(
  schema: Schema,
  value: Json,
  schemaPath: PropertyKey[],
  valuePath: PropertyKey[],
  validate: Validator,
  report: Report,
): void {
  try {
    for (const { path, message } of validate(schema, value)) {
      report(
        [...valuePath, ...path],
        `the example does not fit its schema: ${message}`,
        'Mend one of the two',
      );
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report(schemaPath, `the schema is wrong: ${message}`, 'Mend the schema');
  }
}
