import { canonicalUrl } from '@/lib/canonical-url';
import { toJsonSchema } from '@/lib/reference/rpc/json-schema';
import { methodPath } from '@/lib/reference/rpc/nodes';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import { paramTitle, resultTitle, withTitles } from '@/lib/reference/rpc/schema-titles';

/** A server object of OpenRPC. */
interface Server {
  name: string;
  url: string;
}

/**
 * A method that clients call.
 *
 * @param sockets the servers of websocket methods; the others are called at the servers of the whole document
 */
export function methodObject(it: Method, sockets: Server[]): object {
  const { name, summary, description, params, result, notification, errors } = it;
  return {
    name,
    summary,
    description,
    tags: [{ name: it.purpose }],
    servers: it.transport === 'websocket' ? sockets : undefined,
    externalDocs: { url: canonicalUrl(methodPath(name)) },
    deprecated: it.status?.kind === 'deprecated' || undefined,
    paramStructure: 'by-position',
    params: params.map((param) => ({
      ...contentDescriptor(param, withTitles(param.schema, paramTitle(name, param.name))),
      required: param.required ?? false,
    })),
    result: contentDescriptor(result, withTitles(result.schema, resultTitle(name))),
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
    'x-notification': notification && {
      ...contentDescriptor(notification, { $ref: resultTitle(notification.name) }),
      examples: [notification.example],
    },
  };
}

/** The notification of a subscription as OpenRPC describes it: a method without a result, called by the node. */
export function notificationObject(it: Method, sockets: Server[]): object | undefined {
  const { name, notification, result, examples, purpose } = it;
  if (!notification) return undefined;
  return {
    name: notification.name,
    summary: `Sent by the node, after ${name}.`,
    description: notification.description,
    tags: [{ name: purpose }],
    servers: sockets,
    externalDocs: { url: `${canonicalUrl(methodPath(name))}#notification` },
    paramStructure: 'by-name',
    params: [
      {
        ...contentDescriptor({ ...notification, name: 'result' }, { $ref: resultTitle(notification.name) }),
        required: true,
      },
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
          { name: 'subscription', value: examples[0].result },
        ],
      },
    ],
    'x-transport': it.transport,
    'x-sender': 'node',
    'x-related': [name],
  };
}

/** The schema that both descriptions of a notification refer to. */
export function notificationSchema({ name, schema }: { name: string; schema: Schema }): object {
  return toJsonSchema(withTitles(schema, resultTitle(name)));
}

/** A content descriptor of OpenRPC. */
function contentDescriptor({ name, description }: Method['result'], schema: Schema): object {
  return { name, description, schema: toJsonSchema(schema) };
}
