import { site } from '@/content/site';
import {
  type Json,
  type Method,
  methodPath,
  type RpcData,
  toJsonSchema,
  type Variables,
} from '@/lib/content';
import { canonicalUrl } from './sitemap';

type JsonObject = { [key: string]: Json };

/** Clusters in the order readers meet them. */
const clusters = ['mainnet', 'testnet', 'devnet', 'localnet'];

/**
 * The RPC as an OpenRPC document, version 1.3.2. What OpenRPC has no place for stands in extensions, whose names start
 * with `x-`; /api describes them.
 */
export function openrpc(rpc: RpcData, variables: Variables): JsonObject {
  const value = (name: string) => variables.get(name) ?? '';
  return {
    openrpc: '1.3.2',
    info: {
      title: 'Openverse RPC',
      description: 'JSON-RPC 2.0 interface of an OpenOS node, over HTTP and websocket.',
      version: value('software.version'),
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    externalDocs: {
      url: canonicalUrl('/Documentation'),
      description: `${site.title}: the pages made from this`,
    },
    servers: clusters.map((name) => ({
      name,
      url: value(`${name}.rpc`),
      'x-websocket': value(`${name}.ws`),
    })),
    methods: rpc.methods.map(method),
    components: {
      schemas: Object.fromEntries(
        [...rpc.types.values()].map(({ name, summary, description, schema, example }) => [
          name,
          {
            title: name,
            description: description === undefined ? summary : `${summary} ${description}`,
            ...toJsonSchema(schema),
            examples: [example],
          },
        ]),
      ),
      errors: Object.fromEntries(rpc.errors.map(({ code, message }) => [`error${code}`, { code, message }])),
    },
    'x-errors': rpc.errors.map(({ code, name, when, remedy, retry }) => ({
      code,
      name,
      when,
      remedy,
      retry,
    })),
  };
}

function method(it: Method): JsonObject {
  const { name, summary, description, params, result, errors, examples } = it;
  return {
    name,
    summary,
    description,
    tags: [{ name: it.purpose }],
    externalDocs: { url: canonicalUrl(methodPath(name)) },
    ...(it.status?.kind === 'deprecated' ? { deprecated: true } : {}),
    paramStructure: 'by-position',
    params: params.map((param) => content(param, param.required ?? false)),
    result: content(result),
    errors: [...new Set(errors.map(({ code }) => code))].map((code) => ({
      $ref: `#/components/errors/error${code}`,
    })),
    examples: examples.map((example) => ({
      name: example.title,
      params: example.params.map((value, index) => ({ name: params[index]?.name ?? `${index}`, value })),
      result: { name: result.name, value: example.result },
    })),
    'x-transport': it.transport,
    'x-errors': errors.map((error) => defined(error)),
    'x-related': it.related,
    ...defined({
      'x-status': it.status && defined(it.status),
      'x-caution': it.caution,
      'x-commitment': it.commitment,
      'x-limits': it.limits,
      'x-history': it.history?.map((entry) => defined(entry)),
      'x-notification': it.notification && {
        ...content(it.notification),
        examples: [it.notification.example],
      },
    }),
  };
}

/** A content descriptor of OpenRPC. */
function content(it: Method['result'], required?: boolean): JsonObject {
  const { name, description, schema } = it;
  return { name, description, ...(required === undefined ? {} : { required }), schema: toJsonSchema(schema) };
}

/** The entries that have a value: absent keys are left out of JSON. */
function defined(value: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}
