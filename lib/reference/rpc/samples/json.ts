import { exactJson, isJsonObject, type Json } from '@/lib/json';
import type { Method } from '../schema';

/** A call that samples are made from. They write the endpoint as a variable, which the page fills in. */
export interface Call {
  method: Method;
  params: Json[];
  /** The request, which is the same in all languages. */
  request: Json;
  /** The call whose subscription this one ends. */
  subscribe?: Call | undefined;
}

/** How a language's literals differ from JSON. */
interface Style {
  /** Indentation of a level. */
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
    if (!isJsonObject(it)) return words[exactJson(it)] ?? exactJson(it);
    const fields = Object.entries(it);
    return Object.fromEntries(fields.map(([name, each]) => [JSON.stringify(name), literal(each)]));
  };
  return formatLiteral(literal(value), step, indent);
}

/** A value whose leaves and keys are formatted in a language, but not its lists and objects. */
export type Literal = string | Literal[] | { [name: string]: Literal };

/** Width in characters above which a value is broken into lines. */
const width = 60;

/** The literal as text: on one line if it fits, otherwise one item a line, indented by `step`. */
export function formatLiteral(literal: Literal, step: string, indent = ''): string {
  const line = oneLine(literal);
  if (typeof literal === 'string' || indent.length + line.length <= width) return line;
  const inner = indent + step;
  const items = Array.isArray(literal)
    ? literal.map((it) => inner + formatLiteral(it, step, inner))
    : Object.entries(literal).map(([name, it]) => `${inner}${name}: ${formatLiteral(it, step, inner)}`);
  return `${line.charAt(0)}\n${items.join(',\n')}\n${indent}${line.slice(-1)}`;
}

function oneLine(literal: Literal): string {
  if (typeof literal === 'string') return literal;
  if (Array.isArray(literal)) return `[${literal.map(oneLine).join(', ')}]`;
  const fields = Object.entries(literal).map(([name, it]) => `${name}: ${oneLine(it)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
