import { canonicalUrl } from '@/lib/canonical-url';
import { toJsonSchema } from '@/lib/reference/rpc/json-schema';
import { methodPath } from '@/lib/reference/rpc/nodes';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import { paramTitle, resultTitle, withTitles } from '@/lib/reference/rpc/schema-titles';

/** A method that clients call. It names the servers of websocket methods; the document has those of the others. */
export function methodObject(method: Method, sockets: readonly object[]): object {
  const { name, params, result, notification, errors } = method;
  return {
    name,
    summary: method.summary,
    description: method.description,
    tags: [{ name: method.purpose }],
    servers: method.transport === 'websocket' ? sockets : undefined,
    externalDocs: { url: canonicalUrl(methodPath(name)) },
    deprecated: method.status?.kind === 'deprecated' || undefined,
    paramStructure: 'by-position',
    params: params.map((param) => ({
      ...contentDescriptor(param, withTitles(param.schema, paramTitle(name, param.name))),
      required: param.required ?? false,
    })),
    result: contentDescriptor(result, withTitles(result.schema, resultTitle(name))),
    errors: Array.from(new Set(errors.map(({ code }) => code)), (code) => ({
      $ref: `#/components/errors/error${code}`,
    })),
    examples: method.examples.map((example) => ({
      name: example.title,
      params: example.params.map((value, index) => ({ name: params[index]?.name ?? `${index}`, value })),
      result: { name: result.name, value: example.result },
    })),
    'x-transport': method.transport,
    'x-errors': errors,
    'x-related': method.related,
    'x-status': method.status,
    'x-caution': method.caution,
    'x-commitment': method.commitment,
    'x-limits': method.limits,
    'x-history': method.history,
    'x-notification': notification && {
      ...contentDescriptor(notification, { $ref: resultTitle(notification.name) }),
      examples: [notification.example],
    },
  };
}

/** The notification of a subscription as OpenRPC describes it: a method without a result, called by the node. */
export function notificationObject(method: Method, sockets: readonly object[]): object | undefined {
  const { name, notification, result } = method;
  if (!notification) return undefined;
  const payload = { ...notification, name: 'result' };
  return {
    name: notification.name,
    summary: `Sent by the node, after ${name}.`,
    description: notification.description,
    tags: [{ name: method.purpose }],
    servers: sockets,
    externalDocs: { url: `${canonicalUrl(methodPath(name))}#notification` },
    paramStructure: 'by-name',
    params: [
      { ...contentDescriptor(payload, { $ref: resultTitle(notification.name) }), required: true },
      {
        name: 'subscription',
        description: `The number that ${name} returned.`,
        schema: toJsonSchema(result.schema),
        required: true,
      },
    ],
    examples: [
      {
        name: 'Notification',
        params: [
          { name: 'result', value: notification.example },
          { name: 'subscription', value: method.examples[0].result },
        ],
      },
    ],
    'x-transport': method.transport,
    'x-sender': 'node',
    'x-related': [name],
  };
}

function contentDescriptor({ name, description }: Omit<Method['result'], 'schema'>, schema: Schema): object {
  return { name, description, schema: toJsonSchema(schema) };
}
