import { stringify } from 'lossless-json';
import type { Json } from '../schema';
import { type Literal, layOut } from './literal';

/** The value as JSON: short lists and objects on one line, integers exactly, however large. */
export function formatJson(value: Json, indent = ''): string {
  return layOut(jsonLiteral(value), '  ', indent);
}

/** How a value is written in JSON; other languages have other words for what JSON calls true, false and null. */
export function jsonLiteral(value: Json, words: Record<string, string> = {}): Literal {
  if (Array.isArray(value)) return value.map((it) => jsonLiteral(it, words));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([name, it]) => [JSON.stringify(name), jsonLiteral(it, words)]));
  }
  const text = exactJson(value);
  return words[text] ?? text;
}

/** The value as compact JSON, integers exactly, however large. What is undefined is left out. */
export function exactJson(value: unknown): string {
  return stringify(value) ?? 'null';
}
