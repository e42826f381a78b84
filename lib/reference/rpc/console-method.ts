import { plainText } from '@/lib/markdown/nodes';
import type { Variables } from '@/lib/source/variables';
import { fullSchema, mapSubschemas } from './json-schema';
import type { Method, RpcData, Schema } from './schema';

/** What the console needs to know of a method: the file `/rpc/<method>.json`. */
export type ConsoleMethod = ReturnType<typeof consoleMethod>;

/** The data of a method's console. Texts are plain, and schemas have no references to shared types. */
export function consoleMethod(rpc: RpcData, variables: Variables, method: Method) {
  const { name, transport, caution, params, examples, notification } = method;
  return {
    name,
    transport,
    caution: caution && plainText(caution),
    params: params.map((param) => ({
      ...param,
      description: plainText(param.description),
      schema: withPlainTexts(fullSchema(param.schema, rpc.types)),
    })),
    /** Initial params of the form. */
    example: examples[0].params,
    /** What to do about each error of the list of errors, by its code. */
    remedies: Object.fromEntries(rpc.errors.map(({ code, remedy }) => [code, plainText(remedy)])),
    /** Name of the notification, if the method starts a subscription. */
    notification: notification?.name,
    clusters: listClusters(variables),
  };
}

function withPlainTexts(schema: Schema): Schema {
  const description = schema.description && plainText(schema.description);
  return { ...schema, description, ...mapSubschemas(schema, withPlainTexts) };
}

/** The clusters with their endpoints, in the order of the documentation. */
export function listClusters(variables: Variables): { name: string; rpc: string; ws: string }[] {
  const value = (name: string) => variables.get(name) ?? '';
  return ['mainnet', 'testnet', 'devnet', 'localnet'].map((name) => ({
    name,
    rpc: value(`${name}.rpc`),
    ws: value(`${name}.ws`),
  }));
}
