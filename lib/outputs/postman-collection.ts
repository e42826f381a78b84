import { canonicalUrl } from '@/lib/canonical-url';
import type { Json } from '@/lib/json';
import { methodPath } from '@/lib/reference/rpc/nodes';
import { requestBody } from '@/lib/reference/rpc/request';
import { formatJson } from '@/lib/reference/rpc/samples/json';
import type { Method, RpcData } from '@/lib/reference/rpc/schema';
import type { Variables } from '@/lib/source/variables';
import { absoluteLinks } from './openrpc';

/** The HTTP methods of the RPC as a Postman collection, version 2.1.0: a folder for each purpose. */
export function postmanCollection({ methods }: RpcData, variables: Variables): Json {
  const called = methods.filter(({ transport }) => transport === 'http');
  const purposes = [...new Set(called.map(({ purpose }) => purpose))];
  return {
    info: {
      name: 'Openverse RPC',
      description: `JSON-RPC 2.0 interface of an OpenOS node over HTTP. Methods and types: ${canonicalUrl('/api')}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [{ key: 'endpoint', value: variables.get('devnet.rpc') ?? '' }],
    item: purposes.map((name) => ({
      name,
      item: called.filter(({ purpose }) => purpose === name).map(requestItem),
    })),
  };
}

/** A request with the parameters of the method's first example, which is safe to send. */
function requestItem({ name, summary, description, status, caution, examples }: Method): Json {
  const texts = [summary, status?.note, caution, description, canonicalUrl(methodPath(name))];
  return {
    name,
    request: {
      method: 'POST',
      url: '{{endpoint}}',
      header: [{ key: 'Content-Type', value: 'application/json' }],
      description: absoluteLinks(texts.filter((it) => it !== undefined).join('\n\n')),
      body: {
        mode: 'raw',
        raw: formatJson(requestBody(name, examples[0].params)),
        options: { raw: { language: 'json' } },
      },
    },
  };
}
