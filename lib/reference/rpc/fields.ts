import { codeList, component, joinBlocks, prose } from '@/lib/content/markdown';
import type { Schema } from '@/lib/rpc/schema';
import { formatJson } from './samples/json';

/** A described value: a parameter, a field or an alternative. */
interface Described {
  name: string;
  schema: Schema;
  description?: string | undefined;
  required?: boolean | undefined;
}

/** How many levels of a list are open at first. */
const openLevels = 2;

/**
 * A nested list of fields as MDX. Every field has an id: that of the list and the names that lead to it.
 *
 * @param sent whether the reader sends the value: then required fields are marked, otherwise fields that may be absent
 * @param level how deep the list is nested
 */
export function fieldList(id: string, fields: readonly Described[], sent: boolean, level = 0): string {
  return component('FieldList', {}, ...fields.map((it) => field(id, it, sent, level)));
}

function field(list: string, described: Described, sent: boolean, level: number): string {
  const { name, schema, description, required } = described;
  const id = `${list}-${name.replace(/[^\w-]+/g, '-')}`;
  // Alternatives and items have no mark, because "required" does not apply to them.
  const mark = sent ? required && 'required' : required === false && 'may be absent';
  return component(
    'Field',
    { id, name, mark, deprecated: schema.deprecated },
    prose(typeLine(schema)),
    prose(description ?? schema.description ?? ''),
    nested(id, schema, sent, level + 1),
  );
}

/** A value that is not a field, as MDX: its type, its description, then its fields. */
export function valueMarkdown(id: string, schema: Schema, ...texts: string[]): string {
  const inner = schema.properties && innerFields(schema);
  const fields = inner ? fieldList(id, inner.fields, false) : nested(id, schema, false, 1);
  return joinBlocks(component('TypeLine', {}, prose(typeLine(schema))), ...texts.map(prose), fields);
}

/** The fields inside a value, as MDX; nothing for a value without any. */
function nested(id: string, schema: Schema, sent: boolean, level: number): string {
  const inner = innerFields(schema);
  if (!inner || inner.fields.length === 0) return '';
  const list = fieldList(id, inner.fields, sent, level);
  return component('FieldGroup', { label: inner.label, open: level <= openLevels }, list);
}

/** The fields that a value of a schema has, and what to call them. */
function innerFields(schema: Schema): { label: string; fields: Described[] } | undefined {
  const { properties, required = [], items, anyOf, additionalProperties } = schema;
  if (properties) {
    const entries = Object.entries(properties);
    const fields = entries.map(([name, it]) => ({ name, schema: it, required: required.includes(name) }));
    return { label: `${fields.length} field${fields.length === 1 ? '' : 's'}`, fields };
  }
  if (Array.isArray(items)) {
    const fields = items.map((it, index) => ({ name: `${index}`, schema: it }));
    return { label: `The ${items.length} items`, fields };
  }
  const each = items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  if (each) {
    const inner = innerFields(each);
    return inner && { ...inner, label: items ? 'Each item' : 'Each value' };
  }
  const alternatives = (anyOf ?? []).filter((it) => it.type !== 'null');
  const [only, ...others] = alternatives;
  if (only && others.length === 0) return innerFields(only);
  // Alternatives that the label already names need no list.
  if (!alternatives.some((it) => innerFields(it) || it.description || it.title)) return undefined;
  const fields = alternatives.map((it) => ({ name: it.title ?? it.$ref ?? it.type ?? 'value', schema: it }));
  return { label: `${alternatives.length} forms`, fields };
}

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
