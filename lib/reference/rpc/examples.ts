import { isJsonObject, type Json } from '@/lib/json';
import * as md from '@/lib/markdown/nodes';
import { curlCommand, requestBody, requestId } from './request';
import { type Call, formatJson } from './samples/json';
import { pythonSample } from './samples/python';
import { rustSample } from './samples/rust';
import { typescriptSample } from './samples/typescript';
import type { Method, RpcData } from './schema';

function firstCall(data: RpcData, method: Method): Call {
  const { name, examples } = method;
  const { params } = examples[0];
  const ended = data.methods.find(
    (it) => it !== method && it.name.replace('Subscribe', 'Unsubscribe') === name,
  );
  return { method, params, request: requestBody(name, params), subscribe: ended && firstCall(data, ended) };
}

/** Programs for a method's first example. Readers choose the `value` once for all pages. */
export function samples(data: RpcData, method: Method) {
  const call = firstCall(data, method);
  return [
    plainSample(call),
    { label: 'TypeScript', value: 'typescript', lang: 'ts', code: typescriptSample(call, data.types) },
    { label: 'Rust', value: 'rust', lang: 'rust', code: rustSample(call) },
    { label: 'Python', value: 'python', lang: 'python', code: pythonSample(call) },
  ];
}

/** Curl does not support websockets: show the message itself instead. */
function plainSample({ method, request }: Call) {
  if (method.transport === 'websocket')
    return { label: 'Message', value: 'curl', lang: 'json', code: formatJson(request) };
  // The address that replaces the variable needs no quotes.
  const command = curlCommand('endpoint', formatJson(request, { indent: '  ' }));
  return { label: 'curl', value: 'curl', lang: 'bash', code: command.replace('endpoint', '[[devnet.rpc]]') };
}

/** The part of a method's page that shows calls and their answers. */
export function callExamples(data: RpcData, method: Method): md.Blocks {
  const { examples, notification } = method;
  const [first, ...others] = examples;
  const tabs = samples(data, method).map(({ label, value, lang, code }) =>
    md.component('Tab', { label, value }, md.codeBlock(lang, code)),
  );
  const sent = { result: notification?.example ?? null, subscription: first.result };
  return [
    md.heading(2, 'Example'),
    md.caution(method.caution),
    md.component('TryIt', { method: method.name }, md.component('Tabs', { group: 'rpc-language' }, tabs)),
    responseBlock(first.result),
    notification && jsonBlock('Notification', { jsonrpc: '2.0', method: notification.name, params: sent }),
    others.map(({ title, params, result }) => {
      const request = jsonBlock('Request', requestBody(method.name, params));
      return md.component('Details', { summary: title }, request, responseBlock(result));
    }),
  ];
}

/** A value as JSON below a title. */
export function jsonBlock(title: string, value: Json): md.Block {
  return md.codeBlock('json', formatJson(value), title);
}

/** As the node writes it: rpc/src/rpc.rs answers with maps of serde_json, which sorts the keys (no preserve_order). */
function responseBlock(result: Json): md.Block {
  return jsonBlock('Response', { jsonrpc: '2.0', result: sortKeys(result), id: requestId });
}

function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, it]) => [key, sortKeys(it)]));
}
