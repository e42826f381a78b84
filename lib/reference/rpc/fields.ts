import { toString as textOf } from 'mdast-util-to-string';
import { element } from '@/lib/content/plugins/element';
import type { Schema } from '@/lib/rpc/schema';
import {
  type Block,
  codeList,
  inlineCode,
  join,
  link,
  type Phrase,
  paragraph,
  parseMarkdown,
  phrasing,
} from '../nodes';
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
 * A nested list of fields. Every field has an id: that of the list and the names that lead to it.
 *
 * @param sent whether the reader sends the value: then required fields are marked, otherwise fields that may be absent
 * @param level how deep the list is nested
 */
export function fieldList(id: string, fields: readonly Described[], sent: boolean, level = 0): Block {
  return element(
    'FieldList',
    {},
    fields.map((it) => field(id, it, sent, level)),
  );
}

function field(list: string, described: Described, sent: boolean, level: number): Block {
  const { name, schema, description, required } = described;
  const id = `${list}-${name.replace(/[^\w-]+/g, '-')}`;
  // Alternatives and items have no mark, because "required" does not apply to them.
  const mark = sent ? required && 'required' : required === false && 'may be absent';
  const deprecated = schema.deprecated ? 'true' : undefined;
  return element('Field', { id, name, mark: mark || undefined, deprecated }, [
    typeLine(schema),
    ...parseMarkdown(description ?? schema.description),
    ...nestedFields(id, schema, sent, level + 1),
  ]);
}

/** A value that is not a field: its type, its texts, then its fields. */
export function describeValue(id: string, schema: Schema, ...texts: (string | undefined)[]): Block[] {
  const inner = schema.properties && innerFields(schema);
  const fields = inner ? [fieldList(id, inner.fields, false)] : nestedFields(id, schema, false, 1);
  return [
    element('TypeLine', {}, [typeLine(schema)]),
    ...texts.flatMap((it) => parseMarkdown(it)),
    ...fields,
  ];
}

/** The group of the fields inside a value; nothing for a value without any. */
function nestedFields(id: string, schema: Schema, sent: boolean, level: number): Block[] {
  const inner = innerFields(schema);
  if (!inner || inner.fields.length === 0) return [];
  const open = level <= openLevels ? 'true' : undefined;
  return [element('FieldGroup', { label: inner.label, open }, [fieldList(id, inner.fields, sent, level)])];
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
export function typeLine(schema: Schema): Block {
  return paragraph(join([typeLabel(schema), ...typeFacts(schema)], ' · '));
}

/** The type of a value: shared types are links to their description. */
function typeLabel(schema: Schema): Phrase {
  const { $ref, type, items, anyOf, additionalProperties } = schema;
  if ($ref !== undefined) return link(`/api#${$ref}`, $ref);
  if (anyOf) {
    const labels = new Map(anyOf.map(typeLabel).map((it) => [textOf(phrasing(it)), it]));
    // A comma ends an alternative of several words.
    const separator = [...labels.keys()].some((it) => it.includes(' of ')) ? ', or ' : ' or ';
    return join([...labels.values()], separator);
  }
  if (Array.isArray(items)) {
    // British lists have no comma before "and".
    const parts = new Intl.ListFormat('en-GB').formatToParts(items.map((_, index) => `${index}`));
    return [
      'tuple of ',
      parts.map(({ type, value }) => (type === 'element' ? partLabel(items[Number(value)] ?? {}) : value)),
    ];
  }
  if (items) return ['list of ', partLabel(items)];
  if (typeof additionalProperties === 'object') return ['map of ', partLabel(additionalProperties)];
  if (schema.const !== undefined) return inlineCode(formatJson(schema.const));
  return type ?? 'any value';
}

/** The type of a part of a list, tuple or map: alternatives are in parentheses. */
function partLabel(schema: Schema): Phrase {
  const label = typeLabel(schema);
  return schema.anyOf && textOf(phrasing(label)).includes(' or ') ? ['(', label, ')'] : label;
}

/** The constraints of a value: allowed values, range, unit, default. */
function typeFacts(schema: Schema): Phrase[] {
  const { minimum, maximum, minItems, maxItems, minLength, maxLength } = schema;
  return [
    schema.enum ? ['one of ', codeList(schema.enum.map((it) => formatJson(it)))] : '',
    range(minimum, maximum),
    Array.isArray(schema.items) ? '' : range(minItems, maxItems, ' items'),
    range(minLength, maxLength, ' characters'),
    schema.unit ?? '',
    schema.default === undefined ? '' : ['default ', inlineCode(formatJson(schema.default))],
  ];
}

function range(from: number | bigint | undefined, to: number | bigint | undefined, unit = ''): string {
  const text = (value: number | bigint) => value.toLocaleString('en');
  if (from !== undefined && from === to) return `${text(from)}${unit}`;
  if (from !== undefined && to !== undefined) return `${text(from)} to ${text(to)}${unit}`;
  if (to !== undefined) return `at most ${text(to)}${unit}`;
  // A minimum of 0 is not mentioned.
  return from !== undefined && from > 0 ? `at least ${text(from)}${unit}` : '';
}
