import { toString as textOf } from 'mdast-util-to-string';
import * as md from '@/lib/markdown/nodes';
import { formatJson } from './samples/json';
import type { Method, Schema } from './schema';

/** A described value: a parameter, a field or an alternative. */
type Described = Pick<Method['params'][number], 'name' | 'schema'> & Partial<Method['params'][number]>;

/** How many levels of a list are open at first. */
const openLevels = 2;

/** A list of fields, whose ids have the names that lead there. Of what readers send, required fields are marked. */
export function fieldList(id: string, fields: readonly Described[], sent: boolean, level = 0): md.Block {
  const items = fields.map((it) => describeField(id, it, sent, level));
  return md.component('FieldList', {}, items);
}

function describeField(list: string, described: Described, sent: boolean, level: number): md.Block {
  const { name, schema, description, required } = described;
  const id = `${list}-${name.replace(/[^\w-]+/g, '-')}`;
  // Alternatives and items have no mark, because "required" does not apply to them.
  const mark = sent ? required && 'required' : required === false && 'may be absent';
  return md.component(
    'Field',
    { id, name, mark, deprecated: schema.deprecated },
    typeLine(schema),
    md.parse(description ?? schema.description),
    nestedFields(id, schema, sent, level + 1),
  );
}

/** A value that is not a field: its type, its texts, then its fields. */
export function describeValue(id: string, schema: Schema, ...texts: (string | undefined)[]): md.Blocks {
  const inner = schema.properties && innerFields(schema);
  return [
    md.component('TypeLine', {}, typeLine(schema)),
    texts.map((it) => md.parse(it)),
    inner ? fieldList(id, inner.fields, false) : nestedFields(id, schema, false, 1),
  ];
}

function nestedFields(id: string, schema: Schema, sent: boolean, level: number): md.Blocks {
  const inner = innerFields(schema);
  if (!inner || inner.fields.length === 0) return undefined;
  const list = fieldList(id, inner.fields, sent, level);
  return md.component('FieldGroup', { label: inner.label, open: level <= openLevels }, list);
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

/** The type of a value and its constraints. */
export function typeLine(schema: Schema): md.Block {
  return md.paragraph(md.join([typeLabel(schema), ...constraints(schema)], ' · '));
}

/** The type of a value: shared types are links to their description. */
function typeLabel(schema: Schema): md.Phrase {
  const { $ref, type, items, anyOf, additionalProperties } = schema;
  if ($ref !== undefined) return md.link(`/api#${$ref}`, $ref);
  if (anyOf) {
    const labels = new Map(anyOf.map(typeLabel).map((it) => [textOf(md.phrasing(it)), it]));
    // A comma ends an alternative of several words.
    const separator = [...labels.keys()].some((it) => it.includes(' of ')) ? ', or ' : ' or ';
    return md.join([...labels.values()], separator);
  }
  if (Array.isArray(items)) {
    const parts = items.map(partLabel);
    return ['tuple of ', md.join([md.join(parts.slice(0, -1), ', '), ...parts.slice(-1)], ' and ')];
  }
  if (items) return ['list of ', partLabel(items)];
  if (typeof additionalProperties === 'object') return ['map of ', partLabel(additionalProperties)];
  if (schema.const !== undefined) return md.code(formatJson(schema.const));
  return type ?? 'any value';
}

/** The type of a part of a list, tuple or map: alternatives are in parentheses. */
function partLabel(schema: Schema): md.Phrase {
  const label = typeLabel(schema);
  return schema.anyOf && textOf(md.phrasing(label)).includes(' or ') ? ['(', label, ')'] : label;
}

function constraints(schema: Schema): md.Phrase[] {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength } = schema;
  return [
    schema.enum ? ['one of ', md.codeList(schema.enum.map((it) => formatJson(it)))] : '',
    formatRange(minimum, maximum),
    Array.isArray(schema.items) ? '' : formatRange(minItems, maxItems, ' items'),
    formatRange(minLength, maxLength, ' characters'),
    schema.unit ?? '',
    schema.default === undefined ? '' : ['default ', md.code(formatJson(schema.default))],
  ];
}

function formatRange(from: number | bigint | undefined, to: number | bigint | undefined, unit = ''): string {
  const text = (value: number | bigint) => value.toLocaleString('en');
  if (from !== undefined && from === to) return `${text(from)}${unit}`;
  if (from !== undefined && to !== undefined) return `${text(from)} to ${text(to)}${unit}`;
  if (to !== undefined) return `at most ${text(to)}${unit}`;
  // A minimum of 0 is not mentioned.
  return from !== undefined && from > 0 ? `at least ${text(from)}${unit}` : '';
}
