import type { Json } from '@/lib/json';
import { didYouMean } from '@/lib/nearest';
import type { Report } from '@/lib/source/data-file';
import { visitSchemas } from './json-schema';
import type { Method, RpcData, RpcType, Schema } from './schema';
import { pascalCase, titledSchemas, withTitles } from './schema-titles';
import { validate } from './validate';

/** The names of all files of a folder, and the data of the valid ones. */
export interface DataFiles<T> {
  names: string[];
  valid: { name: string; value: T; report: Report }[];
}

/** A schema of a data file, with its title in openrpc.json and its place in the file. */
type PlacedSchema = ReturnType<typeof titledSchemas>[number] & { report: Report; isType?: boolean };

/** Reports references that do not resolve, duplicate titles, and examples that do not match their schemas. */
export function checkRpcData(
  data: RpcData,
  types: DataFiles<Omit<RpcType, 'name'>>,
  methods: DataFiles<Method>,
): void {
  const schemas: PlacedSchema[] = [
    ...types.valid.map(({ name: title, value: { schema }, report }) => {
      return { schema, title, path: ['schema'], report, isType: true };
    }),
    ...methods.valid.flatMap(({ value, report }) => titledSchemas(value).map((it) => ({ ...it, report }))),
  ];
  const titles = new Set([...types.names, ...methods.names.map(pascalCase)]);
  for (const own of schemas) {
    checkSchema(types.names, own);
    checkTitles(titles, own);
  }
  for (const { value, report } of types.valid)
    checkExample(data.types, value.schema, value.example, ['example'], report);
  for (const { name, value, report } of methods.valid) {
    checkReferences(data, methods.names, name, value, report);
    checkExamples(data.types, value, report);
  }
}

/** Keywords that do not change which values are valid: validators of draft 7 ignore all keywords next to $ref. */
const nextToReference = new Set(['$ref', 'title', 'description', 'default', 'unit', 'deprecated']);

function checkSchema(types: readonly string[], { schema: whole, path, report }: PlacedSchema): void {
  visitSchemas(whole, (schema, inside) => {
    const at = [...path, ...inside];
    const { $ref, properties = {}, required = [] } = schema;
    if ($ref !== undefined && !types.includes($ref)) {
      const hint = didYouMean($ref, types, 'Name a file of content/rpc/types');
      report([...at, '$ref'], `unknown type "${$ref}"`, hint);
    }
    for (const key of $ref === undefined ? [] : Object.keys(schema)) {
      if (nextToReference.has(key)) continue;
      report([...at, key], `"${key}" has no effect next to $ref`, 'Move it into the type, or remove it');
    }
    for (const [index, name] of required.entries()) {
      const message = `"required" lists "${name}", which is not in "properties"`;
      if (!properties[name]) report([...at, 'required', index], message, 'Describe it, or remove it');
    }
  });
}

/** Reports duplicate titles, because generators make one type of each title. Adds the titles to those taken. */
function checkTitles(taken: Set<string>, { schema, title, path, report, isType }: PlacedSchema): void {
  visitSchemas(withTitles(schema, title), ({ title: name }, inside) => {
    if (name === undefined) return;
    if (taken.has(name) && !(isType && inside.length === 0)) {
      const message = `duplicate title "${name}" in openrpc.json`;
      report([...path, ...inside], message, 'Give this schema another title');
    }
    taken.add(name);
  });
}

function checkReferences(
  data: RpcData,
  methods: readonly string[],
  file: string,
  { name, params, related, errors }: Method,
  report: Report,
): void {
  const different = `method name "${name}" differs from the file name "${file}"`;
  if (name !== file) report(['name'], different, 'Use the same name for both');
  for (const [index, { required }] of params.entries()) {
    if (!required || index === 0 || params[index - 1]?.required) continue;
    const message = 'required parameter after an optional one';
    report(['params', index], message, 'Parameters are positional: move it before the optional ones');
  }
  for (const [index, name] of related.entries()) {
    if (methods.includes(name)) continue;
    const hint = didYouMean(name, methods, 'Name a file of content/rpc/methods');
    report(['related', index], `unknown method "${name}"`, hint);
  }
  for (const [index, { code }] of errors.entries()) {
    if (data.errors.length === 0 || data.errors.some((it) => it.code === code)) continue;
    report(['errors', index, 'code'], `unknown error code ${code}`, 'Name a code of content/rpc/errors.json');
  }
}

/** Checks an example against its schema; the path leads to the example. */
function checkExample(
  types: RpcData['types'],
  schema: Schema,
  value: Json,
  path: PropertyKey[],
  report: Report,
): void {
  try {
    for (const mismatch of validate(schema, types, value)) {
      const message = `example does not match its schema: ${mismatch.message}`;
      report([...path, ...mismatch.path], message, 'Correct the example or the schema');
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report(path, `invalid schema: ${message}`, 'Correct the schema');
  }
}

function checkExamples(types: RpcData['types'], method: Method, report: Report): void {
  const { params, result, notification, examples } = method;
  for (const [index, example] of examples.entries()) {
    const path = ['examples', index];
    for (const [position, value] of example.params.entries()) {
      const at = [...path, 'params', position];
      const param = params[position];
      if (param) checkExample(types, param.schema, value, at, report);
      else report(at, 'example has more parameters than the method', 'Remove the parameter');
    }
    const missing = params.slice(example.params.length).find((it) => it.required);
    if (missing) report(path, `example lacks the required parameter "${missing.name}"`, 'Add it');
    checkExample(types, result.schema, example.result, [...path, 'result'], report);
  }
  if (notification)
    checkExample(types, notification.schema, notification.example, ['notification', 'example'], report);
}
