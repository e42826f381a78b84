/** A value as a language writes it: a leaf, or a list or map of such values between brackets. */
export type Literal =
  | string
  | { open: string; close: string; items: { key?: string | undefined; value: Literal }[] };

/** Columns that a value may take before it is broken into lines. */
const width = 60;

/** The literal as text: on one line where it fits, otherwise one item a line, indented by `step`. */
export function layOut(literal: Literal, options: { step: string; indent?: string }): string {
  const { step, indent = '' } = options;
  const line = oneLine(literal);
  if (typeof literal === 'string' || literal.items.length === 0 || indent.length + line.length <= width)
    return line;
  const inner = indent + step;
  const items = literal.items.map(
    ({ key, value }) => `${inner}${key ?? ''}${layOut(value, { step, indent: inner })}`,
  );
  return `${literal.open}\n${items.join(',\n')}\n${indent}${literal.close}`;
}

function oneLine(literal: Literal): string {
  if (typeof literal === 'string') return literal;
  const items = literal.items.map(({ key, value }) => (key ?? '') + oneLine(value)).join(', ');
  // Braces of a map stand apart from what they hold.
  const gap = literal.open === '{' && items !== '' ? ' ' : '';
  return `${literal.open}${gap}${items}${gap}${literal.close}`;
}
