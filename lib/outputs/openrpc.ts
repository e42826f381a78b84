import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { listClusters } from '@/lib/reference/rpc/console-method';
import { fullSchema, toJsonSchema } from '@/lib/reference/rpc/json-schema';
import type { RpcData, RpcType } from '@/lib/reference/rpc/schema';
import { resultTitle, withTitles } from '@/lib/reference/rpc/schema-titles';
import type { Variables } from '@/lib/source/variables';
import { methodObject, notificationObject } from './openrpc-method';

/** The RPC as an OpenRPC document, version 1.3.2, with extensions that /api describes. JSON drops undefined values. */
export function openrpc(rpc: RpcData, variables: Variables): unknown {
  const nodes = listClusters(variables);
  const sockets = nodes.map(({ name, ws }) => ({ name, url: ws }));
  const notifications = rpc.methods.flatMap(({ notification }) => notification ?? []);
  return makeTextsPortable({
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
    servers: nodes.map(({ name, rpc: url, ws }) => ({ name, url, 'x-websocket': ws })),
    methods: [
      ...rpc.methods.map((it) => methodObject(it, sockets)),
      ...rpc.methods.flatMap((it) => notificationObject(it, sockets) ?? []),
    ],
    components: {
      schemas: Object.fromEntries([
        ...[...rpc.types.values()].map((it) => [it.name, sharedSchema(it, rpc.types)]),
        ...notifications.map(({ name, schema }) => [
          resultTitle(name),
          toJsonSchema(withTitles(schema, resultTitle(name))),
        ]),
      ]),
      errors: Object.fromEntries(rpc.errors.map(({ code, message }) => [`error${code}`, { code, message }])),
    },
    'x-errors': rpc.errors.map(({ message, ...error }) => error),
  });
}

function sharedSchema({ name, summary, description, schema, example }: RpcType, types: RpcData['types']) {
  // Tools ignore a title next to `$ref`.
  const own = schema.$ref === undefined ? schema : fullSchema(schema, types);
  return {
    ...toJsonSchema(withTitles(own, name)),
    title: name,
    description: description ? `${summary}\n\n${description}` : summary,
    examples: [example],
  };
}

/** Keywords whose values are data, not text. */
const dataKeywords = new Set(['default', 'const', 'enum', 'examples']);

/**
 * Makes the texts of a part of the document portable: links are absolute, and a description of a schema is one line,
 * because generators put it into a comment. The other lines are in `x-description`. Keys of a map are names of fields.
 */
function makeTextsPortable(value: unknown, isMap = false): unknown {
  if (typeof value === 'string') return absoluteLinks(value);
  if (Array.isArray(value)) return value.map((it) => makeTextsPortable(it));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, it]): [string, unknown][] => {
      if (!isMap && dataKeywords.has(key)) return [[key, it]];
      // Of a method, which has params, readers of the document are shown it whole.
      if (key !== 'description' || typeof it !== 'string' || 'params' in value)
        return [[key, makeTextsPortable(it, key === 'properties')]];
      const [line = '', ...more] = absoluteLinks(it).split('\n');
      return [
        ['description', line.trim()],
        ['x-description', more.join('\n').trim() || undefined],
      ];
    }),
  );
}

/** The Markdown with links that lead to the site from anywhere. */
export function absoluteLinks(markdown: string): string {
  return markdown.replace(/(?<=\]\()\/[^)]*/g, canonicalUrl);
}
