/** A value as a language writes it: leaves and names are its text, lists and objects are still to be laid out. */
export type Literal = string | Literal[] | { [name: string]: Literal };

/** Columns that a value may take before it is broken into lines. */
const width = 60;

/** The literal as text: on one line if it fits, otherwise one item a line, indented by `step`. */
export function layOut(literal: Literal, step: string, indent = ''): string {
  const line = oneLine(literal);
  if (typeof literal === 'string' || indent.length + line.length <= width) return line;
  const inner = indent + step;
  const items = itemsOf(literal, (it) => layOut(it, step, inner)).map((it) => inner + it);
  return `${line.charAt(0)}\n${items.join(',\n')}\n${indent}${line.slice(-1)}`;
}

function oneLine(literal: Literal): string {
  if (typeof literal === 'string') return literal;
  const items = itemsOf(literal, oneLine).join(', ');
  if (Array.isArray(literal)) return `[${items}]`;
  return items === '' ? '{}' : `{ ${items} }`;
}

function itemsOf(literal: Exclude<Literal, string>, write: (it: Literal) => string): string[] {
  if (Array.isArray(literal)) return literal.map(write);
  return Object.entries(literal).map(([name, it]) => `${name}: ${write(it)}`);
}
