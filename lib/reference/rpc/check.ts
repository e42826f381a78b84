import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import type { Files, RpcData } from './data';
import type { Json, Method, Schema } from './schema';
import { createValidator, type Validator } from './validate';
import { schemaParts } from './walk';

type Report = (path: readonly PropertyKey[], message: string, hint: string) => void;

/** Problems that only all files together show: names that lead nowhere, and examples that do not fit their schemas. */
export function checkRpcData(data: RpcData, files: Files): Problem[] {
  const problems: Problem[] = [];
  const reporter =
    (name: string): Report =>
    (path, message, hint) => {
      const place = files.places.get(name);
      if (place) problems.push({ file: place.file, ...place.data.placeOf(path), message, hint });
    };
  for (const type of data.types.values()) checkSchema(files, type.schema, ['schema'], reporter(type.name));
  for (const method of data.methods) checkMethod(data, files, method, reporter(method.name));
  // A schema that refers to one with errors, reported above, cannot be compiled: that is no error of its own.
  const isWhole = problems.length === 0 && files.complete;
  const check = exampleCheck(createValidator(data.types), isWhole);
  for (const type of data.types.values()) {
    check(type.schema, type.example, ['schema'], ['example'], reporter(type.name));
  }
  for (const method of data.methods) checkExamples(method, check, reporter(method.name));
  return problems;
}

function checkMethod(data: RpcData, files: Files, method: Method, report: Report): void {
  for (const [index, param] of method.params.entries()) {
    checkSchema(files, param.schema, ['params', index, 'schema'], report);
    if (param.required && index > 0 && !method.params[index - 1]?.required) {
      report(
        ['params', index],
        'a required parameter follows an optional one',
        'Parameters are sent by place',
      );
    }
  }
  checkSchema(files, method.result.schema, ['result', 'schema'], report);
  if (method.notification) checkSchema(files, method.notification.schema, ['notification', 'schema'], report);
  const names = files.methods;
  const unknown = (path: PropertyKey[], name: string) =>
    report(path, `unknown method "${name}"`, didYouMean(name, names, 'Name a file of content/rpc/methods'));
  for (const [index, name] of method.related.entries()) {
    if (!names.includes(name)) unknown(['related', index], name);
  }
  const replacement = method.status?.replacement;
  if (replacement !== undefined && !names.includes(replacement))
    unknown(['status', 'replacement'], replacement);
  for (const [index, { code }] of method.errors.entries()) {
    if (data.errors.length === 0 || data.errors.some((it) => it.code === code)) continue;
    report(['errors', index, 'code'], `unknown error code ${code}`, 'Name a code of content/rpc/errors.json');
  }
}

/** References and required fields that are not there. */
function checkSchema(files: Files, schema: Schema, path: PropertyKey[], report: Report): void {
  const { $ref, properties = {}, required = [] } = schema;
  if ($ref !== undefined && !files.types.includes($ref)) {
    const hint = didYouMean($ref, files.types, 'Name a file of content/rpc/types');
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
  for (const part of schemaParts(schema)) checkSchema(files, part.schema, [...path, ...part.path], report);
}

/** Checks one example against its schema; the paths lead to the two. */
type ExampleCheck = (
  schema: Schema,
  value: Json,
  schemaPath: PropertyKey[],
  valuePath: PropertyKey[],
  report: Report,
) => void;

function exampleCheck(validate: Validator, isWhole: boolean): ExampleCheck {
  return (schema, value, schemaPath, valuePath, report) => {
    try {
      for (const { path, message } of validate(schema, value)) {
        const what = `the example does not fit its schema: ${message}`;
        report([...valuePath, ...path], what, 'Fix one of the two');
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isWhole) report(schemaPath, `the schema is wrong: ${message}`, 'Fix the schema');
    }
  };
}

function checkExamples(method: Method, check: ExampleCheck, report: Report): void {
  const { params, result, notification, examples } = method;
  for (const [index, example] of examples.entries()) {
    const path = ['examples', index];
    for (const [position, value] of example.params.entries()) {
      const at = [...path, 'params', position];
      const param = params[position];
      if (param) check(param.schema, value, ['params', position, 'schema'], at, report);
      else report(at, 'the example sends more than the method takes', 'Remove the parameter');
    }
    const missing = params.slice(example.params.length).find((it) => it.required);
    if (missing) report(path, `the example leaves out "${missing.name}"`, 'Send every required parameter');
    check(result.schema, example.result, ['result', 'schema'], [...path, 'result'], report);
  }
  if (!notification) return;
  const { schema, example } = notification;
  check(schema, example, ['notification', 'schema'], ['notification', 'example'], report);
}
