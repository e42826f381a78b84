import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { component, inlineCode, joinBlocks, prose, table } from '@/lib/content/markdown';
import { element } from '@/lib/content/plugins/element';
import { type Method, type RpcData, type RpcError, typeGroups } from '@/lib/rpc/schema';
import { fieldList, valueMarkdown } from './fields';
import { methodPath } from './paths';
import { examplesMarkdown, jsonBlock } from './sample-markdown';

const errorsPage = '/Openverse-RPC-HTTP-Methods';

/** A method's page as MDX: its data in the same order for all methods. */
export function methodMarkdown(data: RpcData, method: Method): string {
  const { purpose, status, params, result, notification, commitment, errors, history = [] } = method;
  const transport = method.transport === 'http' ? 'HTTP POST' : 'Websocket';
  const meta = component('MethodMeta', { transport, purpose, status: status?.kind });
  return joinBlocks(
    component('MethodLead', {}, prose(method.summary), meta),
    component('MethodExample', {}, ...examplesMarkdown(data, method)),
    statusNote(method),
    prose(method.description),
    '## Parameters',
    params.length === 0 ? 'None.' : fieldList('params', params, true),
    '## Result',
    valueMarkdown('result', result.schema, result.description),
    notification ? '## Notification' : '',
    notification ? valueMarkdown('notification', notification.schema, notification.description) : '',
    commitment ? `## Commitment\n\n${prose(commitment)}` : '',
    '## Errors',
    errors.length === 0
      ? `No errors specific to this method; see [all errors](${errorsPage}#errors).`
      : errorList(method),
    '## Limits',
    limitList(method),
    history.length > 0 ? '## History' : '',
    history.map((it) => `- **${it.version}:** ${prose(it.change)}`).join('\n'),
    '## Related methods',
    method.related.map((name) => related(data, name)).join('\n'),
  );
}

/** On the page of a method, all that follows its example becomes one column, so that it can be next to the example. */
export function methodColumns(tree: Root): void {
  const at = tree.children.findIndex((it) => it.type === 'mdxJsxFlowElement' && it.name === 'MethodExample');
  if (at < 0) return;
  const children = tree.children.splice(at + 1) as MdxJsxFlowElement['children'];
  tree.children.push(element('MethodText', {}, children));
}

function statusNote({ status }: Method): string {
  if (!status) return '';
  const title = status.kind === 'deprecated' ? 'Deprecated' : 'Unstable';
  return `:::caution[${title}]\n\n${prose(status.note)}\n\n:::`;
}

function errorList({ errors }: Method): string {
  const items = errors.map(({ code, message, when, remedy }) => {
    const text = prose(remedy ? `${when} ${remedy}` : when);
    return `- [\`${code}\`](${errorsPage}#error${code})${message ? ` ${inlineCode(message)}` : ''}\n\n  ${text}`;
  });
  return component('ErrorList', {}, items.join('\n'));
}

/** The bounds of the node, and those of public endpoints. */
function limitList({ limits = [], transport }: Method): string {
  const rate =
    transport === 'http'
      ? 'Public endpoints answer at most [[limits.requestsPerMethod]] calls of one method from an IP address in [[limits.window]], and [[limits.requestsPerIp]] of all methods. See [rate limits](/references/RPCEndpoints).'
      : 'Public endpoints accept at most [[limits.connections]] connections from an IP address. See [rate limits](/references/RPCEndpoints).';
  return [...limits, rate].map((it) => `- ${prose(it)}`).join('\n');
}

function related(data: RpcData, name: string): string {
  const summary = data.methods.find((it) => it.name === name)?.summary ?? '';
  return `- [${name}](${methodPath(name)}): ${prose(summary)}`;
}

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
