import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { type Method, methodPath, type RpcData, toJsonSchema, type Variables } from '@/lib/site';

/** The clusters in the order readers meet them, with their endpoints. */
export function clusters(variables: Variables): { name: string; rpc: string; ws: string }[] {
  const value = (name: string) => variables.get(name) ?? '';
  return ['mainnet', 'testnet', 'devnet', 'localnet'].map((name) => ({
    name,
    rpc: value(`${name}.rpc`),
    ws: value(`${name}.ws`),
  }));
}

/**
 * The RPC as an OpenRPC document, version 1.3.2. What OpenRPC has no place for is in extensions, whose names start with
 * `x-`; /api describes them. Keys without a value are undefined, which JSON leaves out.
 */
export function openrpc(rpc: RpcData, variables: Variables): object {
  return {
    openrpc: '1.3.2',
    info: {
      title: 'Openverse RPC',
      description: 'JSON-RPC 2.0 interface of an OpenOS node, over HTTP and websocket.',
      version: variables.get('software.version'),
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    externalDocs: {
      url: canonicalUrl('/Documentation'),
      description: `${site.title}: the pages made from this`,
    },
    servers: clusters(variables).map(({ name, rpc: url, ws }) => ({ name, url, 'x-websocket': ws })),
    methods: rpc.methods.map(method),
    components: {
      schemas: Object.fromEntries(
        [...rpc.types.values()].map(({ name, summary, description = '', schema, example }) => [
          name,
          {
            title: name,
            description: `${summary} ${description}`.trim(),
            ...toJsonSchema(schema),
            examples: [example],
          },
        ]),
      ),
      errors: Object.fromEntries(rpc.errors.map(({ code, message }) => [`error${code}`, { code, message }])),
    },
    'x-errors': rpc.errors.map(({ message, ...error }) => error),
  };
}

function method(it: Method): object {
  const { name, summary, description, params, result, notification, errors } = it;
  return {
    name,
    summary,
    description,
    tags: [{ name: it.purpose }],
    externalDocs: { url: canonicalUrl(methodPath(name)) },
    deprecated: it.status?.kind === 'deprecated' || undefined,
    paramStructure: 'by-position',
    params: params.map((param) => ({ ...content(param), required: param.required ?? false })),
    result: content(result),
    errors: [...new Set(errors.map(({ code }) => code))].map((code) => ({
      $ref: `#/components/errors/error${code}`,
    })),
    examples: it.examples.map((example) => ({
      name: example.title,
      params: example.params.map((value, index) => ({ name: params[index]?.name ?? `${index}`, value })),
      result: { name: result.name, value: example.result },
    })),
    'x-transport': it.transport,
    'x-errors': errors,
    'x-related': it.related,
    'x-status': it.status,
    'x-caution': it.caution,
    'x-commitment': it.commitment,
    'x-limits': it.limits,
    'x-history': it.history,
    'x-notification': notification && { ...content(notification), examples: [notification.example] },
  };
}

/** A content descriptor of OpenRPC. */
function content({ name, description, schema }: Method['result']): object {
  return { name, description, schema: toJsonSchema(schema) };
}
