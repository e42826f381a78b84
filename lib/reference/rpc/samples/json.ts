import { stringify } from 'lossless-json';
import type { Json } from '../schema';
import { type Literal, layOut } from './literal';

/** The value as JSON: short lists and objects on one line, integers exactly, however large. */
export function formatJson(value: Json, indent = ''): string {
  return layOut(jsonLiteral(value), { step: '  ', indent });
}

/** How a value is written in JSON; other languages give words of their own for what JSON calls true, false and null. */
export function jsonLiteral(value: Json, words: Record<string, string> = {}): Literal {
  if (Array.isArray(value)) {
    return { open: '[', close: ']', items: value.map((it) => ({ value: jsonLiteral(it, words) })) };
  }
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(([key, it]) => ({
      key: `${JSON.stringify(key)}: `,
      value: jsonLiteral(it, words),
    }));
    return { open: '{', close: '}', items };
  }
  const text = typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  return words[text] ?? text;
}

/** The value as compact JSON, integers exactly, however large. */
export function exactJson(value: Json): string {
  return stringify(value) ?? 'null';
}
