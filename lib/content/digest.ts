import { createHash } from 'node:crypto';

/**
 * SHA-256 of a value's content, in hex: two values have the same one only where they are equal. Throws a TypeError
 * where the value holds a function, whose content cannot be told.
 */
export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, told)).digest('hex');
}

/** Keeps apart what JSON would write alike: a map and an object without keys, a bigint and its digits. */
function told(_key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError('a function has no digest');
  if (typeof value === 'bigint') return { bigint: String(value) };
  if (value instanceof Map) return { map: [...value] };
  if (value instanceof Set) return { set: [...value] };
  return value;
}
