import { isJsonObject, type Json, parseJson } from '@/lib/json';
import { type Failure, failures } from './failures';

/** Why a JSON-RPC response has no result; undefined if it has one. */
export function checkEnvelope(text: string): Failure | undefined {
  let value: Json;
  try {
    // The result is not needed here, so the browser's faster parser is enough.
    value = JSON.parse(text);
  } catch {
    return failures.notRpc(text);
  }
  const { result, error = null }: { [key: string]: Json } = isJsonObject(value) ? value : {};
  if (isJsonObject(error) && typeof error.code === 'number' && typeof error.message === 'string')
    return failures.rpcError(error.code, error.message, parseExact(text)?.error?.data);
  return result === undefined || error !== null ? failures.notRpc(text) : undefined;
}

/** A response with exact integers; undefined if it is longer than a million characters or the parser refuses it. */
export function parseExact(text: string): { result?: Json; error?: { data?: Json } } | undefined {
  try {
    return text.length > 1_000_000 ? undefined : (parseJson(text) as object);
  } catch {
    return undefined;
  }
}
