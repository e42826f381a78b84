import { component, inlineCode, prose, table } from '@/lib/content/markdown';
import type { RpcData } from './data';
import { errorAnchor } from './error-markdown';
import { fieldList, innerFields, nested } from './fields';
import { methodPath } from './paths';
import { examplesMarkdown, tryItMarkdown } from './sample-markdown';
import type { Endpoints } from './samples/request';
import type { Method, Schema } from './schema';
import { typeFacts, typeLabel } from './type-label';

/** A method's page as MDX: what the data says, in the one order that all methods share. */
export function methodMarkdown(data: RpcData, method: Method, endpoints: Endpoints): string {
  return [
    prose(method.summary),
    component('MethodMeta', {
      transport: method.transport,
      purpose: method.purpose,
      status: method.status?.kind,
    }),
    statusNote(method),
    prose(method.description),
    component(
      'MethodColumns',
      {},
      component('MethodFacts', {}, ...facts(method)),
      component('MethodExample', {}, ...examplesMarkdown(data, method, endpoints)),
    ),
    tryItMarkdown(method, endpoints),
    ...bounds(method),
    '## Related methods',
    method.related.map((name) => related(data, name)).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function statusNote({ status }: Method): string {
  if (!status) return '';
  const { kind, note, since, replacement } = status;
  const title = `${kind === 'deprecated' ? 'Deprecated' : 'Unstable'}${since ? ` since ${since}` : ''}`;
  const instead = replacement ? ` Use [${replacement}](${methodPath(replacement)}).` : '';
  return `:::caution[${title}]\n\n${prose(note)}${instead}\n\n:::`;
}

function facts(method: Method): string[] {
  const { params, result, notification, commitment, errors } = method;
  return [
    '## Parameters',
    params.length === 0 ? 'None.' : fieldList('params', params, true),
    '## Result',
    valueMarkdown('result', result.description, result.schema),
    ...(notification
      ? ['## Notification', valueMarkdown('notification', notification.description, notification.schema)]
      : []),
    ...(commitment ? ['## Commitment', prose(commitment)] : []),
    '## Errors',
    errors.length === 0
      ? 'None of its own; see [all errors](/Openverse-RPC-HTTP-Methods#errors).'
      : errorList(method),
  ];
}

/** A value that stands for itself: its type, then its fields. */
function valueMarkdown(id: string, description: string, schema: Schema): string {
  const inner = innerFields(schema);
  const facts = [typeLabel(schema), ...typeFacts(schema)].join(' · ');
  const fields =
    schema.properties && inner ? fieldList(id, inner.fields, false) : nested(id, schema, false, 1);
  return [component('TypeLine', {}, prose(facts)), prose(description), fields].filter(Boolean).join('\n\n');
}

function errorList({ errors }: Method): string {
  const items = errors.map(({ code, message, when, remedy }) => {
    const text = prose(remedy ? `${when} ${remedy}` : when);
    return `- [\`${code}\`](${errorAnchor(code)})${message ? ` ${inlineCode(message)}` : ''}\n\n  ${text}`;
  });
  return component('ErrorList', {}, items.join('\n'));
}

function bounds({ limits, history, transport }: Method): string[] {
  const rate =
    transport === 'http'
      ? 'Public endpoints answer at most [[limits.requestsPerMethod]] calls of one method from an IP address in [[limits.window]], and [[limits.requestsPerIp]] of all methods. See [rate limits](/references/RPCEndpoints).'
      : 'Public endpoints accept at most [[limits.connections]] connections from an IP address. See [rate limits](/references/RPCEndpoints).';
  const changes = (history ?? []).map((it) => `- **${it.version}:** ${prose(it.change)}`);
  return [
    '## Limits',
    [...(limits ?? []), rate].map((it) => `- ${prose(it)}`).join('\n'),
    ...(changes.length > 0 ? ['## History', changes.join('\n')] : []),
  ];
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
