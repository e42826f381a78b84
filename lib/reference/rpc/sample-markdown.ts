import { component, fence, prose } from '@/lib/content/markdown';
import type { RpcData } from './data';
import { curlSample } from './samples/curl';
import { formatJson } from './samples/json';
import { pythonSample } from './samples/python';
import { type Call, type Endpoints, requestBody } from './samples/request';
import { rustSample } from './samples/rust';
import { typescriptSample } from './samples/typescript';
import type { Json, Method } from './schema';

type Example = Method['examples'][number];

/** A program that makes a call. */
export interface Sample {
  label: string;
  /** What readers choose once for all pages, and the language of the code. */
  value: string;
  lang: string;
  code: string;
}

/** The call of a method's first example, as made by samples. */
export function firstCall(data: RpcData, method: Method, endpoints: Endpoints): Call {
  const subscribed = data.methods.find((it) => it.name === method.name.replace('Unsubscribe', 'Subscribe'));
  const ends = method.name.endsWith('Unsubscribe') ? subscribed : undefined;
  return {
    method,
    params: firstExample(method).params,
    subscribe: ends && { method: ends, params: firstExample(ends).params },
    url: method.transport === 'http' ? endpoints.rpc : endpoints.ws,
  };
}

/** Programs for a method's first example. Curl speaks no websocket: there the message itself takes its place. */
export function samples(data: RpcData, method: Method, endpoints: Endpoints): Sample[] {
  const call = firstCall(data, method, endpoints);
  const first =
    method.transport === 'http'
      ? { label: 'curl', value: 'curl', lang: 'bash', code: curlSample(call) }
      : { label: 'Message', value: 'curl', lang: 'json', code: message(method, firstExample(method)) };
  return [
    first,
    { label: 'TypeScript', value: 'typescript', lang: 'ts', code: typescriptSample(call, data.types) },
    { label: 'Rust', value: 'rust', lang: 'rust', code: rustSample(call) },
    { label: 'Python', value: 'python', lang: 'python', code: pythonSample(call) },
  ];
}

/** The part of a method's page that shows calls and their answers. */
export function examplesMarkdown(data: RpcData, method: Method, endpoints: Endpoints): string[] {
  const [, ...others] = method.examples;
  const tabs = samples(data, method, endpoints).map(({ label, value, lang, code }) =>
    component('Tab', { label, value }, fence(lang, code)),
  );
  return [
    '## Example',
    method.caution ? `:::caution\n\n${prose(method.caution)}\n\n:::` : '',
    component('Tabs', { group: 'rpc-language' }, ...tabs),
    fence('json title="Response"', response(firstExample(method).result)),
    method.notification
      ? fence('json title="Notification"', notification(method, method.notification.example))
      : '',
    ...others.map((it) =>
      component(
        'Details',
        { summary: it.title },
        fence('json title="Request"', message(method, it)),
        fence('json title="Response"', response(it.result)),
      ),
    ),
  ].filter(Boolean);
}

/** The section of the console; without scripts a sample stands in its place. */
export function tryItMarkdown(method: Method, endpoints: Endpoints): string {
  const call = { method, params: firstExample(method).params, url: endpoints.rpc };
  const instead =
    method.transport === 'http'
      ? fence('bash', curlSample(call))
      : fence('json', message(method, firstExample(method)));
  return `## Try it\n\n${component('TryIt', { method: method.name }, instead)}`;
}

function message(method: Method, example: Example): string {
  return formatJson(requestBody(method.name, example.params));
}

/**
 * As the node writes it: results go through a map of serde_json, which sorts their keys (rpc/src/rpc.rs answers with
 * serde_json values, and no crate of the node turns on preserve_order).
 */
function response(result: Json): string {
  return formatJson({ jsonrpc: '2.0', result: sorted(result), id: 1 });
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, it]) => [key, sorted(it)]));
}

function notification(method: Method, result: Json): string {
  const name = `${method.notification?.name}`;
  const params = { result, subscription: firstExample(method).result };
  return formatJson({ jsonrpc: '2.0', method: name, params });
}

/** The example that samples and console start from; the schema asks for one. */
export function firstExample(method: Method): Example {
  const [first] = method.examples;
  if (!first) throw new Error(`${method.name} has no example`);
  return first;
}
