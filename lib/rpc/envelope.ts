import type { Json } from './console-method';
import { isJsonObject, parseJson } from './json';

/** What a text is, read as the answer to a request. */
export type Envelope =
  | { kind: 'ok' }
  | { kind: 'not-json' }
  | { kind: 'not-rpc'; reason: string }
  | { kind: 'rpc-error'; code: number; message: string; data?: Json };

/** Judges whether a text is the JSON-RPC answer to the request of this id. */
export function readEnvelope(text: string, id: number): Envelope {
  let value: Json;
  try {
    // Only the frame matters here, and this parser takes megabytes in milliseconds.
    value = JSON.parse(text);
  } catch {
    return { kind: 'not-json' };
  }
  if (!isJsonObject(value)) return { kind: 'not-rpc', reason: 'It is not an object.' };
  const { error = null, id: answered } = value;
  if (error === null && !('result' in value)) {
    return { kind: 'not-rpc', reason: 'It has neither a result nor an error.' };
  }
  // A server that could not read the request does not know its id and says null.
  if (answered !== id && (error === null || answered !== null)) {
    const other = JSON.stringify(answered) ?? 'none';
    return { kind: 'not-rpc', reason: `The request had the id ${id}, the answer has ${other}.` };
  }
  return error === null ? { kind: 'ok' } : readError(error, text);
}

function readError(error: Json, text: string): Envelope {
  const { code, message, data = null }: { [key: string]: Json } = isJsonObject(error) ? error : {};
  if (typeof code !== 'number' || typeof message !== 'string') {
    return { kind: 'not-rpc', reason: 'Its error has no code or no message.' };
  }
  return { kind: 'rpc-error', code, message, ...(data !== null && { data: exactData(text, data) }) };
}

/** The error's data with its integers unrounded, unless the text is too large or too deep for the exact parser. */
function exactData(text: string, rounded: Json): Json {
  if (text.length > 1_000_000) return rounded;
  try {
    const { error } = parseJson(text) as { error: { data: Json } };
    return error.data;
  } catch {
    return rounded;
  }
}
