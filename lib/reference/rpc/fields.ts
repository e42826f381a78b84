import { component, joinBlocks, prose } from '@/lib/content/markdown';
import type { Schema } from '@/lib/rpc/schema';
import { typeLine } from './type-label';

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
