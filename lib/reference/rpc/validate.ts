import {
  type OutputUnit,
  type Schema as PlainSchema,
  Validator as SchemaValidator,
} from '@cfworker/json-schema';
import { toJsonSchema } from './json-schema';
import type { Json, RpcType, Schema } from './schema';

/** Why a value does not fit its schema, and the keys that lead to the place. */
export interface Mismatch {
  path: PropertyKey[];
  message: string;
}

/** Checks values against schemas of the reference, strictly: a field that no schema names is a mismatch. */
export type Validator = (schema: Schema, value: Json) => Mismatch[];

/** Keywords whose errors only say that something inside fails; that has an error too. */
const outer = new Set(['$ref', 'additionalItems', 'additionalProperties', 'allOf', 'items', 'properties']);

/** Makes a validator that knows the shared types. It throws if a schema itself is wrong. */
export function createValidator(types: ReadonlyMap<string, RpcType>): Validator {
  const schemas = Object.fromEntries([...types].map(([name, it]) => [name, toJsonSchema(it.schema, true)]));
  const validators = new Map<Schema, SchemaValidator>();
  return (schema, value) => {
    let validator = validators.get(schema);
    if (!validator) {
      const root = { ...toJsonSchema(schema, true), components: { schemas } };
      validator = new SchemaValidator(plain(root) as PlainSchema, '7', false);
      validators.set(schema, validator);
    }
    const { errors } = validator.validate(plain(value));
    return errors.filter(({ keyword }) => !outer.has(keyword)).map(mismatch);
  };
}

/** The value without bigint, which the validator does not know. Rounding does not move a value out of its range. */
function plain(value: Json): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, plain(it)]));
}

function mismatch({ keyword, instanceLocation, error }: OutputUnit): Mismatch {
  const path = instanceLocation
    .split('/')
    .slice(1)
    .map((key) => decodeURI(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const unknown = `the schema does not have ${JSON.stringify(path.at(-1))}`;
  return { path, message: keyword === 'false' ? unknown : error.replace(/\.$/, '') };
}
