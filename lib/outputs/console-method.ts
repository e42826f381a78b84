import { plainText } from '@/lib/content/plain-text';
import type { Variables } from '@/lib/content/variables';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { fullSchema } from '@/lib/reference/rpc/json-schema';
import type { Method, RpcData } from '@/lib/reference/rpc/schema';
import { listClusters } from './openrpc';

/** The data of a method's console. */
export function consoleMethod(rpc: RpcData, variables: Variables, method: Method): ConsoleMethod {
  const { name, transport, caution, params, examples, notification } = method;
  return {
    name,
    transport,
    caution: caution && plainText(caution),
    params: params.map((param) => ({
      ...param,
      description: plainText(param.description),
      schema: fullSchema(param.schema, rpc.types),
    })),
    example: examples[0].params,
    remedies: Object.fromEntries(rpc.errors.map(({ code, remedy }) => [code, plainText(remedy)])),
    notification: notification?.name,
    unsubscribe: notification && name.replace('Subscribe', 'Unsubscribe'),
    clusters: listClusters(variables),
  };
}
