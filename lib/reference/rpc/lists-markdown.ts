import { component, inlineCode, joinBlocks, prose, table } from '@/lib/content/markdown';
import { type Method, type RpcData, type RpcError, typeGroups } from '@/lib/rpc/schema';
import { valueMarkdown } from './fields';
import { methodPath } from './paths';
import { jsonBlock } from './sample-markdown';

/** The table of all methods of a transport, as MDX. */
export function methodTable(data: RpcData, transport: Method['transport']): string {
  const rows = data.methods
    .filter((it) => it.transport === transport)
    .map((it) => [
      `[${it.name}](${methodPath(it.name)})${it.status ? ` (${it.status.kind})` : ''}`,
      prose(it.summary),
      it.purpose,
    ]);
  const label = transport === 'http' ? 'HTTP methods' : 'Websocket methods';
  return component('FilterTable', { label, by: 'Purpose' }, table(['Method', 'Answer', 'Purpose'], rows));
}

/** Every shared type as MDX: its groups under headings of level 2, each type under one of level 3. */
export function typesMarkdown({ types }: RpcData): string {
  return joinBlocks(
    ...typeGroups.flatMap((group) => {
      const members = [...types.values()].filter((it) => it.group === group);
      const described = members.flatMap(({ name, summary, description = '', schema, example }) => [
        `### ${name} [#${name}]`,
        valueMarkdown(name, schema, summary, description),
        jsonBlock('Example', example),
      ]);
      return members.length === 0 ? [] : [`## ${group}`, ...described];
    }),
  );
}

const retries: Record<RpcError['retry'], string> = { yes: 'Yes', no: 'No', sometimes: 'Sometimes' };

/** Every error code as MDX: a table to scan, then each with its cause and remedy under its own heading. */
export function errorsMarkdown({ errors }: RpcData): string {
  const rows = errors.map(({ code, name, retry }) => [`[\`${code}\`](#error${code})`, name, retries[retry]]);
  const sections = errors.flatMap(({ code, name, message, when, remedy }) => [
    `### \`${code}\` [#error${code}]`,
    `**${name}.** ${inlineCode(message)}`,
    `- **When:** ${prose(when)}\n- **What to do:** ${prose(remedy)}`,
  ]);
  return joinBlocks(table(['Code', 'Name', 'Does a retry help?'], rows), ...sections);
}
