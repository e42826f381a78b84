import type { Root } from 'mdast';
import { isElement } from '@/lib/markdown/element';
import * as md from '@/lib/markdown/nodes';
import type { Passages } from '@/lib/markdown/plugins/include';
import { passage } from '../passage';
import { callExamples, jsonBlock } from './examples';
import { describeValue, fieldList } from './fields';
import { type Method, type RpcData, typeGroups } from './schema';

const errorsPage = '/Openverse-RPC-HTTP-Methods';

/** Route of a method's page: websocket methods have a separate folder. */
export function methodPath(name: string): string {
  return /(?:Subscribe|Unsubscribe)$/.test(name) ? `/WebsocketMethods/${name}` : `/api/${name}`;
}

/** The page of a method: its data in the same order for all methods. */
export function methodReference(data: RpcData, method: Method, passages: Passages): md.Blocks {
  const { purpose, status, params, result, notification, commitment, errors, history = [] } = method;
  const transport = method.transport === 'http' ? 'HTTP POST' : 'Websocket';
  const meta = md.component('MethodMeta', { transport, purpose, status: status?.kind });
  const changes = history.map((it) =>
    md.paragraph(md.strong(`${it.version}:`), ' ', md.parseInline(it.change)),
  );
  const allErrors = md.link(`${errorsPage}#errors`, 'all errors');
  return [
    md.component('MethodLead', {}, md.parse(method.summary), meta),
    md.component('MethodExample', {}, callExamples(data, method)),
    md.caution(status?.note, status?.kind === 'deprecated' ? 'Deprecated' : 'Unstable'),
    md.parse(method.description),
    md.heading(2, 'Parameters'),
    params.length === 0 ? md.paragraph('None.') : fieldList('params', params, true),
    md.heading(2, 'Result'),
    describeValue('result', result.schema, result.description),
    notification && [
      md.heading(2, 'Notification'),
      describeValue('notification', notification.schema, notification.description),
    ],
    commitment && [md.heading(2, 'Commitment'), md.parse(commitment)],
    md.heading(2, 'Errors'),
    errors.length === 0
      ? md.paragraph('No errors specific to this method; see ', allErrors, '.')
      : md.component('ErrorList', {}, errorList(method)),
    md.heading(2, 'Limits'),
    limitList(method, passages),
    changes.length > 0 && [md.heading(2, 'History'), md.list(changes)],
    md.heading(2, 'Related methods'),
    md.list(
      method.related.map((name) => {
        const summary = data.methods.find((it) => it.name === name)?.summary ?? '';
        return md.paragraph(md.link(methodPath(name), name), ': ', md.parseInline(summary));
      }),
    ),
  ];
}

/** On the page of a method, all that follows its example becomes one column, so that it can be next to the example. */
export function methodColumns(tree: Root): void {
  const at = tree.children.findIndex((it) => isElement(it, 'MethodExample'));
  if (at >= 0) tree.children.push(md.component('MethodText', {}, tree.children.splice(at + 1) as md.Block[]));
}

function errorList({ errors }: Method): md.Block {
  const items = errors.map(({ code, message = '', when, remedy }) => {
    const name = md.link(`${errorsPage}#error${code}`, md.code(`${code}`));
    const shown = md.paragraph(md.join([name, message && md.code(message)], ' '));
    return [shown, md.parse(remedy ? `${when} ${remedy}` : when)];
  });
  return md.list(items);
}

function limitList({ limits = [], transport }: Method, passages: Passages): md.Block {
  return md.list([
    ...limits.map((it) => md.paragraph(md.parseInline(it))),
    passage(passages, `rpc/${transport}-limits`),
  ]);
}

/** The table of all methods of a transport. */
export function methodTable(data: RpcData, transport: Method['transport']): md.Block {
  const methods = data.methods.filter((it) => it.transport === transport);
  const rows = methods.map(({ name, status, summary, purpose }) => [
    [md.link(methodPath(name), name), status ? ` (${status.kind})` : ''],
    md.parseInline(summary),
    purpose,
  ]);
  const label = transport === 'http' ? 'HTTP methods' : 'Websocket methods';
  return md.filterTable({ label, by: 'Purpose' }, ['Method', 'Answer', 'Purpose'], rows);
}

/** Every shared type: its groups under headings of level 2, each type under one of level 3. */
export function typeReference({ types }: RpcData): md.Blocks {
  return typeGroups.map((group) => {
    const members = [...types.values()].filter((it) => it.group === group);
    const described = members.map(({ name, summary, description, schema, example }) => [
      md.heading(3, `${name} [#${name}]`),
      describeValue(name, schema, summary, description),
      jsonBlock('Example', example),
    ]);
    return members.length > 0 && [md.heading(2, group), described];
  });
}

/** Every error code: a table to scan, then each with its cause and remedy under its own heading. */
export function errorReference({ errors }: RpcData): md.Blocks {
  const rows = errors.map(({ code, name, retry }) => {
    const answer = { yes: 'Yes', no: 'No', sometimes: 'Sometimes' }[retry];
    return [md.link(`#error${code}`, md.code(`${code}`)), name, answer];
  });
  const sections = errors.map(({ code, name, message, when, remedy }) => [
    md.heading(3, md.code(`${code}`), ` [#error${code}]`),
    md.paragraph(md.strong(`${name}.`), ' ', md.code(message)),
    // A text may continue with a list.
    md.list([md.parse(`**When:** ${when}`), md.parse(`**What to do:** ${remedy}`)]),
  ]);
  return [md.table(['Code', 'Name', 'Does a retry help?'], rows), sections];
}
