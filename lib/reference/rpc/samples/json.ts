import { exactJson } from '@/lib/rpc/json';
import type { Json } from '../schema';
import { type Literal, layOut } from './literal';

/** How a language writes what JSON describes, where that is not as JSON does. */
interface Style {
  /** What a level is indented by. */
  step?: string;
  /** Indentation of the line that the value begins in. */
  indent?: string;
  /** Other words for true, false and null. */
  words?: Record<string, string>;
}

/** The value as JSON: short lists and objects on one line, integers exactly, however large. */
export function formatJson(value: Json, { step = '  ', indent = '', words = {} }: Style = {}): string {
  const literal = (it: Json): Literal => {
    if (Array.isArray(it)) return it.map(literal);
    if (typeof it !== 'object' || it === null) return words[exactJson(it)] ?? exactJson(it);
    return Object.fromEntries(
      Object.entries(it).map(([name, each]) => [JSON.stringify(name), literal(each)]),
    );
  };
  return layOut(literal(value), step, indent);
}
