import { exactJson } from './json';
import type { Json } from './schema';

/** `"name": ` of a line of formatted JSON, if any, and the value or the bracket after it. */
const line = /^\s*(?:("(?:[^"\\]|\\.)*"): )?(.*?),?$/s;

/**
 * The lines of an answer that are not as documented: a field that the documentation's example does not have, or a value
 * that differs. An item of a list is compared with the example's at the same place, or with its last one.
 *
 * @param formatted JSON with each field and item on a separate line, as `prettyJson` writes it
 * @returns numbers of lines, from 0
 */
export function differingLines(formatted: string, documented: Json): Set<number> {
  const differing = new Set<number>();
  /** The containers around the current line: what the example has in their place, and how many items they had so far. */
  const around: { example: Json | undefined; count: number }[] = [];
  for (const [number, text] of formatted.split('\n').entries()) {
    const [, name, value = ''] = line.exec(text) ?? [];
    if (/^[\]}]/.test(value)) {
      around.pop();
      continue;
    }
    const parent = around.at(-1);
    const example = parent === undefined ? documented : partOf(parent.example, name, parent.count);
    if (parent) parent.count += 1;
    const opens = value === '{' || value === '[';
    if (opens) around.push({ example, count: 0 });
    const isSame = opens ? kindOf(example) === value : example !== undefined && exactJson(example) === value;
    if (!isSame) differing.add(number);
  }
  return differing;
}

/** A field or an item of a value; absent if the value has none. */
function partOf(value: Json | undefined, name: string | undefined, index: number): Json | undefined {
  if (name === undefined) return Array.isArray(value) ? (value[index] ?? value.at(-1)) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const key = JSON.parse(name) as string;
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** How the lines of a container begin. */
function kindOf(value: Json | undefined): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value) ? '[' : '{';
}
