import { codeList } from '@/lib/content/markdown';
import type { Schema } from '@/lib/rpc/schema';
import { formatJson } from './samples/json';

/** The type of a value and its constraints, as Markdown. */
export function typeLine(schema: Schema): string {
  return [typeLabel(schema), ...typeFacts(schema)].join(' · ');
}

/** The type of a value: shared types are links to their description. */
function typeLabel(schema: Schema): string {
  const { $ref, type, items, anyOf, additionalProperties } = schema;
  if ($ref !== undefined) return `[${$ref}](/api#${$ref})`;
  if (anyOf) {
    const labels = [...new Set(anyOf.map(typeLabel))];
    // A comma ends an alternative of several words.
    return labels.join(labels.some((it) => it.includes(' of ')) ? ', or ' : ' or ');
  }
  // British lists have no comma before "and".
  if (Array.isArray(items)) return `tuple of ${new Intl.ListFormat('en-GB').format(items.map(partLabel))}`;
  if (items) return `list of ${partLabel(items)}`;
  if (typeof additionalProperties === 'object') return `map of ${partLabel(additionalProperties)}`;
  if (schema.const !== undefined) return `\`${formatJson(schema.const)}\``;
  return type ?? 'any value';
}

/** The type of a part of a list, tuple or map: alternatives are in brackets. */
function partLabel(schema: Schema): string {
  const label = typeLabel(schema);
  return schema.anyOf && label.includes(' or ') ? `(${label})` : label;
}

/** The constraints of a value: allowed values, range, unit, default. */
function typeFacts(schema: Schema): string[] {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength } = schema;
  return [
    schema.enum ? `one of ${codeList(schema.enum.map((it) => formatJson(it)))}` : '',
    range(minimum, maximum),
    Array.isArray(schema.items) ? '' : range(minItems, maxItems, ' items'),
    range(minLength, maxLength, ' characters'),
    schema.unit ?? '',
    schema.default === undefined ? '' : `default \`${formatJson(schema.default)}\``,
  ].filter(Boolean);
}

function range(from: number | bigint | undefined, to: number | bigint | undefined, unit = ''): string {
  const text = (value: number | bigint) => value.toLocaleString('en');
  if (from !== undefined && from === to) return `${text(from)}${unit}`;
  if (from !== undefined && to !== undefined) return `${text(from)} to ${text(to)}${unit}`;
  if (to !== undefined) return `at most ${text(to)}${unit}`;
  // A minimum of 0 is not mentioned.
  return from !== undefined && from > 0 ? `at least ${text(from)}${unit}` : '';
}
