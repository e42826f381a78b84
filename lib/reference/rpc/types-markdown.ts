import { component, fence, prose } from '@/lib/content/markdown';
import type { RpcData } from './data';
import { fieldList, innerFields, nested } from './fields';
import { formatJson } from './samples/json';
import { type RpcType, typeGroups } from './schema';
import { typeFacts, typeLabel } from './type-label';

/** Every shared type as MDX: its groups under headings of level 2, each type under one of level 3. */
export function typesMarkdown({ types }: RpcData): string {
  return typeGroups
    .map((group) => {
      const members = [...types.values()].filter((it) => it.group === group);
      return members.length === 0 ? '' : [`## ${group}`, ...members.map(typeMarkdown)].join('\n\n');
    })
    .filter(Boolean)
    .join('\n\n');
}

function typeMarkdown({ name, summary, description, schema, example }: RpcType): string {
  const facts = [typeLabel(schema), ...typeFacts(schema)].join(' · ');
  const inner = innerFields(schema);
  return [
    `### ${name} [#${name}]`,
    component('TypeLine', {}, prose(facts)),
    prose(summary),
    prose(description ?? ''),
    schema.properties && inner ? fieldList(name, inner.fields, false) : nested(name, schema, false, 1),
    fence('json title="Example"', formatJson(example)),
  ]
    .filter(Boolean)
    .join('\n\n');
}
