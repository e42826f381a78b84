import { exactJson, type Method, type Schema } from '@/lib/site';
import { few, fitted } from './lines';

type Called = Pick<Method, 'name' | 'params' | 'result' | 'notification'>;

/**
 * A method as a reader calls it: `getBalance(address, config?) → { context, value: Lamports }`. A subscription also has
 * its notification.
 */
export function rpcSignature({ name, params, result, notification }: Called): string[] {
  const names = params.map((param) => (param.required ? param.name : `${param.name}?`));
  const lineOf = (label: string, { schema }: { schema: Schema }, lines: number) =>
    fitted((most) => `${label} → ${typeOf(schema, most)}`, lines);
  const call = `${name}(${names.join(', ')})`;
  if (!notification) return lineOf(call, result, 3);
  return [...lineOf(call, result, 1), ...lineOf(notification.name, notification, 2)];
}

/** A type in short: shared types by their name, objects by the names of their fields. */
function typeOf(schema: Schema, most: number): string {
  const { $ref, type, items, properties, additionalProperties, anyOf } = schema;
  if ($ref !== undefined) return $ref;
  if (anyOf) return few([...new Set(anyOf.map((it) => typeOf(it, most)))], most, ' | ');
  if (Array.isArray(items)) return `[${items.map((it) => typeOf(it, most)).join(', ')}]`;
  if (items) return `${items.anyOf ? `(${typeOf(items, most)})` : typeOf(items, most)}[]`;
  if (typeof additionalProperties === 'object') return `{ [key]: ${typeOf(additionalProperties, most)} }`;
  if (properties) return `{ ${few(fieldsOf(schema, most), most)} }`;
  return schema.const === undefined ? (type ?? 'any') : exactJson(schema.const);
}

/** The fields of an object. In a response with a context, the value is what the reader asked for: it has its type. */
function fieldsOf({ properties = {}, required = [] }: Schema, most: number): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    if (name === 'value' && 'context' in properties) return `value: ${typeOf(schema, most)}`;
    return required.includes(name) ? name : `${name}?`;
  });
}
