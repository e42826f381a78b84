import { caution, component, fence } from '@/lib/content/markdown';
import { curlCommand } from '@/lib/rpc/curl';
import type { RpcData } from './data';
import { formatJson } from './samples/json';
import { pythonSample } from './samples/python';
import { type Call, requestBody } from './samples/request';
import { rustSample } from './samples/rust';
import { typescriptSample } from './samples/typescript';
import type { Json, Method } from './schema';

/** The call of a method's first example, as made by samples. */
export function firstCall(data: RpcData, method: Method): Call {
  const subscribed = data.methods.find((it) => it.name === method.name.replace('Unsubscribe', 'Subscribe'));
  const ends = method.name.endsWith('Unsubscribe') ? subscribed : undefined;
  return {
    method,
    params: method.examples[0].params,
    subscribe: ends && { method: ends, params: ends.examples[0].params },
  };
}

/** Programs for a method's first example. The `value` is what readers choose once for all pages. */
export function samples(data: RpcData, method: Method) {
  const call = firstCall(data, method);
  return [
    plainSample(call),
    { label: 'TypeScript', value: 'typescript', lang: 'ts', code: typescriptSample(call, data.types) },
    { label: 'Rust', value: 'rust', lang: 'rust', code: rustSample(call) },
    { label: 'Python', value: 'python', lang: 'python', code: pythonSample(call) },
  ];
}

/** Curl speaks no websocket: there the message itself takes its place. */
function plainSample({ method, params }: Call) {
  const body = requestBody(method.name, params);
  if (method.transport === 'websocket')
    return { label: 'Message', value: 'curl', lang: 'json', code: formatJson(body) };
  // The address that the page fills in needs no quotes, a variable would get some.
  const code = curlCommand('endpoint', formatJson(body, { indent: '  ' })).replace(
    'endpoint',
    '[[devnet.rpc]]',
  );
  return { label: 'curl', value: 'curl', lang: 'bash', code };
}

/** The part of a method's page that shows calls and their answers. */
export function examplesMarkdown(data: RpcData, method: Method): string[] {
  const { examples, notification } = method;
  const [first, ...others] = examples;
  const tabs = samples(data, method).map(({ label, value, lang, code }) =>
    component('Tab', { label, value }, fence(lang, code)),
  );
  const sent = { result: notification?.example ?? null, subscription: first.result };
  return [
    '## Example',
    caution(method.caution),
    component('Tabs', { group: 'rpc-language' }, ...tabs),
    response(first.result),
    notification
      ? jsonBlock('Notification', { jsonrpc: '2.0', method: notification.name, params: sent })
      : '',
    ...others.map(({ title, params, result }) => {
      const request = jsonBlock('Request', requestBody(method.name, params));
      return component('Details', { summary: title }, request, response(result));
    }),
  ];
}

/** The section of the console; without scripts a sample is in its place. */
export function tryItMarkdown(data: RpcData, method: Method): string {
  const { lang, code } = plainSample(firstCall(data, method));
  return `## Try it\n\n${component('TryIt', { method: method.name }, fence(lang, code))}`;
}

/** A value as JSON below a title. */
export function jsonBlock(title: string, value: Json): string {
  return fence(`json title="${title}"`, formatJson(value));
}

/**
 * As the node writes it: results go through a map of serde_json, which sorts their keys (rpc/src/rpc.rs answers with
 * serde_json values, and no crate of the node turns on preserve_order).
 */
function response(result: Json): string {
  return jsonBlock('Response', { jsonrpc: '2.0', result: sorted(result), id: 1 });
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, it]) => [key, sorted(it)]));
}
