import { z } from 'zod';
import { formatJson, type Json, parseJson } from './json';
import { RpcError } from './rpc-error';

/** Runs a method of a name with the parameters that came. Throws an RpcError. */
export type Handler = (name: string, params: unknown) => Json | Promise<Json>;

const call = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.bigint(), z.number()]),
  method: z.string(),
  params: z.unknown(),
});

/**
 * Answers the text of a request with the text of the answer. Throws if it is not a call, because the client sends only
 * calls.
 */
export async function answer(text: string, handle: Handler): Promise<string> {
  const { id, method, params } = call.parse(parseJson(text));
  try {
    const result = await handle(method, params);
    return formatJson({ jsonrpc: '2.0', result: result ?? null, id });
  } catch (error) {
    const { code, message, data } = toRpcError(error);
    return formatJson({ jsonrpc: '2.0', error: { code, message, data }, id });
  }
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  // A fault of this runtime: a test must see what it is.
  return new RpcError(-32603, `Internal error: ${error instanceof Error ? error.stack : String(error)}`);
}

/** Whether a text is a notification, such as the `ping` with which clients keep a connection open. No answer follows. */
export function isNotification(text: string): boolean {
  const parsed = parseJson(text);
  return typeof parsed === 'object' && parsed !== null && !('id' in parsed);
}

/** The error for a method that does not exist. */
export function methodNotFound(): RpcError {
  return new RpcError(-32601, 'Method not found');
}
