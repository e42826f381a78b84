import type { Root } from 'mdast';
import { element } from '@/lib/content/plugins/element';
import { type Method, type RpcData, type RpcError, typeGroups } from '@/lib/rpc/schema';
import {
  type Block,
  caution,
  heading,
  inlineCode,
  join,
  link,
  list,
  paragraph,
  parseInline,
  parseMarkdown,
  strong,
  table,
} from '../nodes';
import { exampleBlocks, jsonBlock } from './examples';
import { describeValue, fieldList } from './fields';

const errorsPage = '/Openverse-RPC-HTTP-Methods';

/** Route of a method's page: websocket methods have a separate folder. */
export function methodPath(name: string): string {
  return /(?:Subscribe|Unsubscribe)$/.test(name) ? `/WebsocketMethods/${name}` : `/api/${name}`;
}

/** The page of a method: its data in the same order for all methods. */
export function methodReference(data: RpcData, method: Method): Block[] {
  const { purpose, status, params, result, notification, commitment, errors, history = [] } = method;
  const transport = method.transport === 'http' ? 'HTTP POST' : 'Websocket';
  const meta = element('MethodMeta', { transport, purpose, status: status?.kind });
  const title = status?.kind === 'deprecated' ? 'Deprecated' : 'Unstable';
  const allErrors = link(`${errorsPage}#errors`, 'all errors');
  return [
    element('MethodLead', {}, [...parseMarkdown(method.summary), meta]),
    element('MethodExample', {}, exampleBlocks(data, method)),
    ...caution(status?.note, title),
    ...parseMarkdown(method.description),
    heading(2, 'Parameters'),
    params.length === 0 ? paragraph('None.') : fieldList('params', params, true),
    heading(2, 'Result'),
    ...describeValue('result', result.schema, result.description),
    ...(notification
      ? [
          heading(2, 'Notification'),
          ...describeValue('notification', notification.schema, notification.description),
        ]
      : []),
    ...(commitment ? [heading(2, 'Commitment'), ...parseMarkdown(commitment)] : []),
    heading(2, 'Errors'),
    errors.length === 0
      ? paragraph('No errors specific to this method; see ', allErrors, '.')
      : element('ErrorList', {}, [errorList(method)]),
    heading(2, 'Limits'),
    limitList(method),
    ...(history.length > 0
      ? [
          heading(2, 'History'),
          list(history.map((it) => [paragraph(strong(`${it.version}:`), ' ', parseInline(it.change))])),
        ]
      : []),
    heading(2, 'Related methods'),
    list(method.related.map((name) => [relatedMethod(data, name)])),
  ];
}

/** On the page of a method, all that follows its example becomes one column, so that it can be next to the example. */
export function methodColumns(tree: Root): void {
  const at = tree.children.findIndex((it) => it.type === 'mdxJsxFlowElement' && it.name === 'MethodExample');
  if (at < 0) return;
  const children = tree.children.splice(at + 1) as Block[];
  tree.children.push(element('MethodText', {}, children));
}

function errorList({ errors }: Method): Block {
  return list(
    errors.map(({ code, message, when, remedy }) => [
      paragraph(
        join(
          [link(`${errorsPage}#error${code}`, inlineCode(`${code}`)), message ? inlineCode(message) : ''],
          ' ',
        ),
      ),
      ...parseMarkdown(remedy ? `${when} ${remedy}` : when),
    ]),
  );
}

/** The bounds of the node, and those of public endpoints. */
function limitList({ limits = [], transport }: Method): Block {
  const rate =
    transport === 'http'
      ? 'Public endpoints answer at most [[limits.requestsPerMethod]] calls of one method from an IP address in [[limits.window]], and [[limits.requestsPerIp]] of all methods. See [rate limits](/references/RPCEndpoints).'
      : 'Public endpoints accept at most [[limits.connections]] connections from an IP address. See [rate limits](/references/RPCEndpoints).';
  return list([...limits, rate].map((it) => [paragraph(parseInline(it))]));
}

function relatedMethod({ methods }: RpcData, name: string): Block {
  const summary = methods.find((it) => it.name === name)?.summary ?? '';
  return paragraph(link(methodPath(name), name), ': ', parseInline(summary));
}

/** The table of all methods of a transport. */
export function methodTable(data: RpcData, transport: Method['transport']): Block[] {
  const rows = data.methods
    .filter((it) => it.transport === transport)
    .map(({ name, status, summary, purpose }) => [
      [link(methodPath(name), name), status ? ` (${status.kind})` : ''],
      parseInline(summary),
      purpose,
    ]);
  const label = transport === 'http' ? 'HTTP methods' : 'Websocket methods';
  return [element('FilterTable', { label, by: 'Purpose' }, [table(['Method', 'Answer', 'Purpose'], rows)])];
}

/** Every shared type: its groups under headings of level 2, each type under one of level 3. */
export function typeReference({ types }: RpcData): Block[] {
  return typeGroups.flatMap((group) => {
    const members = [...types.values()].filter((it) => it.group === group);
    const described = members.flatMap(({ name, summary, description, schema, example }) => [
      heading(3, `${name} [#${name}]`),
      ...describeValue(name, schema, summary, description),
      jsonBlock('Example', example),
    ]);
    return members.length === 0 ? [] : [heading(2, group), ...described];
  });
}

const retries: Record<RpcError['retry'], string> = { yes: 'Yes', no: 'No', sometimes: 'Sometimes' };

/** Every error code: a table to scan, then each with its cause and remedy under its own heading. */
export function errorReference({ errors }: RpcData): Block[] {
  const rows = errors.map(({ code, name, retry }) => [
    link(`#error${code}`, inlineCode(`${code}`)),
    name,
    retries[retry],
  ]);
  const sections = errors.flatMap(({ code, name, message, when, remedy }) => [
    heading(3, inlineCode(`${code}`), ` [#error${code}]`),
    paragraph(strong(`${name}.`), ' ', inlineCode(message)),
    // A text may continue with a list.
    list([parseMarkdown(`**When:** ${when}`), parseMarkdown(`**What to do:** ${remedy}`)]),
  ]);
  return [table(['Code', 'Name', 'Does a retry help?'], rows), ...sections];
}
