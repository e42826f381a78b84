import { isJsonObject, type Json, parseJson } from '@/lib/json';
import { requestId } from '@/lib/reference/rpc/request';
import { describeBody, type Failure, failures } from './failures';

/** Validates a JSON-RPC response: returns why it has no result, or undefined if it has one. */
export function checkEnvelope(text: string): Failure | undefined {
  let value: Json;
  try {
    // The result is not needed here, so the browser's faster parser is enough.
    value = JSON.parse(text);
  } catch {
    return failures.notRpc(`It is not JSON. ${describeBody(text)}`);
  }
  if (!isJsonObject(value)) return failures.notRpc('It is not an object.');
  const { error = null, id } = value;
  if (error === null && !('result' in value)) {
    return failures.notRpc('It has neither a result nor an error.');
  }
  // A server that could not read the request does not know its id and sends null.
  if (id !== requestId && (error === null || id !== null)) {
    const other = JSON.stringify(id) ?? 'none';
    return failures.notRpc(`The request had the id ${requestId}, the answer has ${other}.`);
  }
  if (error === null) return undefined;
  const { code, message }: { [key: string]: Json } = isJsonObject(error) ? error : {};
  if (typeof code !== 'number' || typeof message !== 'string') {
    return failures.notRpc('Its error has no code or no message.');
  }
  return failures.rpcError(code, message, parseExact(text)?.error?.data);
}

/** A response with exact integers; undefined if it is longer than a million characters or the parser refuses it. */
export function parseExact(text: string): { result?: Json; error?: { data?: Json } } | undefined {
  try {
    return text.length > 1_000_000 ? undefined : (parseJson(text) as object);
  } catch {
    return undefined;
  }
}
