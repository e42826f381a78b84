import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import { toJsonSchema } from './json-schema';
import type { Json, RpcType, Schema } from './schema';

/** Why a value does not fit its schema, and the keys that lead to the place. */
export interface Mismatch {
  path: PropertyKey[];
  message: string;
}

/** Checks values against schemas of the reference, strictly: a field that no schema names is a mismatch. */
export type Validator = (schema: Schema, value: Json) => Mismatch[];

/** Makes a validator that knows the shared types. Throws where a schema itself is wrong. */
export function createValidator(types: ReadonlyMap<string, RpcType>): Validator {
  const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true });
  for (const keyword of ['components', 'x-unit']) ajv.addKeyword(keyword);
  const schemas = Object.fromEntries([...types].map(([name, it]) => [name, toJsonSchema(it.schema, true)]));
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      const root = { ...toJsonSchema(schema, true), components: { schemas } };
      validate = ajv.compile(plain(root) as AnySchemaObject);
      compiled.set(schema, validate);
    }
    return validate(plain(value)) ? [] : (validate.errors ?? []).map(mismatch);
  };
}

/** The value as Ajv knows it: it has no bigint. What is lost to rounding does not move a value out of its range. */
function plain(value: Json): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, plain(it)]));
}

function mismatch({ instancePath, message = 'does not fit', params }: ErrorObject): Mismatch {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const extra: unknown = params.additionalProperty;
  return { path, message: typeof extra === 'string' ? `${message}: "${extra}"` : message };
}
