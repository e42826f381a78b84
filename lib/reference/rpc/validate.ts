import { Validator } from '@cfworker/json-schema';
import { exactJson, type Json } from '@/lib/json';
import { fullSchema, toJsonSchema } from './json-schema';
import type { RpcType, Schema } from './schema';

/** Keywords whose errors only report that something inside fails, which has a separate error. */
const wrapperKeywords = ['additionalItems', 'additionalProperties', 'allOf', 'items', 'properties'];

/**
 * A function that checks values against schemas of the reference, strictly: a field that no schema names is wrong. It
 * returns the errors, with the keys that lead to each place, and throws if a schema itself is wrong.
 */
export function createValidator(
  types: ReadonlyMap<string, RpcType>,
): (schema: Schema, value: Json) => { path: string[]; message: string }[] {
  return (schema, value) => {
    const validator = new Validator(
      withoutBigints(toJsonSchema(fullSchema(schema, types), true)),
      '7',
      false,
    );
    const { errors } = validator.validate(withoutBigints(value));
    return errors
      .filter(({ keyword }) => !wrapperKeywords.includes(keyword))
      .map(({ keyword, instanceLocation, error }) => {
        const keys = instanceLocation.split('/').slice(1);
        const path = keys.map((key) => decodeURI(key).replaceAll('~1', '/').replaceAll('~0', '~'));
        const unknown = `unknown property ${JSON.stringify(path.at(-1))}`;
        return { path, message: keyword === 'false' ? unknown : error.replace(/\.$/, '') };
      });
  };
}

/** The value without bigint, which the validator does not support. Rounding does not move a value out of its range. */
function withoutBigints<T>(value: unknown): T {
  return JSON.parse(exactJson(value));
}
