import { Validator } from '@cfworker/json-schema';
import { exactJson, type Json } from '@/lib/json';
import { fullSchema, toJsonSchema } from './json-schema';
import type { RpcType, Schema } from './schema';

/** Keywords whose errors only report that something inside fails, which has a separate error. */
const wrapperKeywords = ['additionalItems', 'additionalProperties', 'allOf', 'items', 'properties'];

/**
 * The mismatches of a value and a schema, with the keys that lead to each. A field that no schema names is one. Throws
 * if the schema itself is wrong.
 */
export function validate(schema: Schema, types: ReadonlyMap<string, RpcType>, value: Json) {
  const full = toJsonSchema(fullSchema(schema, types), true);
  const { errors } = new Validator(withoutBigints(full), '7', false).validate(withoutBigints(value));
  return errors
    .filter(({ keyword }) => !wrapperKeywords.includes(keyword))
    .map(({ keyword, instanceLocation, error }) => {
      const keys = instanceLocation.split('/').slice(1);
      const path = keys.map((key) => decodeURI(key).replaceAll('~1', '/').replaceAll('~0', '~'));
      const unknown = `unknown property ${JSON.stringify(path.at(-1))}`;
      return { path, message: keyword === 'false' ? unknown : error.replace(/\.$/, '') };
    });
}

/** The value without bigint, which the validator does not support. Rounding does not move a value out of its range. */
function withoutBigints<T>(value: unknown): T {
  return JSON.parse(exactJson(value));
}
