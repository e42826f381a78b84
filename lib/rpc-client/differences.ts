import { exactJson, isJsonObject, type Json } from '@/lib/json';

/** `"name": ` of a line of formatted JSON, if any, and the value or the bracket after it. */
const linePattern = /^\s*(?:("(?:[^"\\]|\\.)*"): )?(.*?),?$/s;

/**
 * The lines of an answer that differ from the documented example: fields that the example lacks, and other values. Items
 * of an array are compared with the example's item at the same index, or with its last one.
 *
 * @param formatted JSON as `prettyJson` writes it
 * @returns numbers of lines, from 0
 */
export function differingLines(formatted: string, documented: Json): Set<number> {
  const differing = new Set<number>();
  /** The open containers: what the example has in their place, and the number of their items so far. */
  const open: { example: Json | undefined; count: number }[] = [];
  for (const [number, text] of formatted.split('\n').entries()) {
    const [, name, value = ''] = linePattern.exec(text) ?? [];
    if (/^[\]}]/.test(value)) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    const example = parent === undefined ? documented : child(parent.example, name, parent.count++);
    const isContainer = value === '{' || value === '[';
    if (isContainer) open.push({ example, count: 0 });
    const json = example === undefined ? '' : exactJson(example);
    const isSame = isContainer ? json.startsWith(value) : json === value;
    if (!isSame) differing.add(number);
  }
  return differing;
}

/** A field or an item of a value; undefined if the value has none. */
function child(value: Json | undefined, name: string | undefined, index: number): Json | undefined {
  if (name === undefined) return Array.isArray(value) ? (value[index] ?? value.at(-1)) : undefined;
  return isJsonObject(value)
    ? Object.entries(value).find(([key]) => exactJson(key) === name)?.[1]
    : undefined;
}
