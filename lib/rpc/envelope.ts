import type { Json } from './console-method';
import { parseJson } from './json';

/** What a text is, read as the answer to a request. */
export type Envelope =
  | { kind: 'ok' }
  | { kind: 'not-json' }
  | { kind: 'not-rpc'; reason: string }
  | { kind: 'rpc-error'; code: number; message: string; data?: Json };

/** Above this many characters an answer is parsed only by the browser's parser. */
const exactLimit = 1_000_000;

/** Judges whether a text is the JSON-RPC answer to the request of this id. */
export function readEnvelope(text: string, id: number): Envelope {
  let value: unknown;
  try {
    // Only the frame matters here, and this parser takes megabytes in milliseconds.
    value = JSON.parse(text);
  } catch {
    return { kind: 'not-json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'not-rpc', reason: 'It is not an object.' };
  }
  const { error, id: answered } = value as { error?: unknown; id?: unknown };
  const failed = error !== undefined && error !== null;
  if (!failed && !('result' in value)) {
    return { kind: 'not-rpc', reason: 'It has neither a result nor an error.' };
  }
  // A server that could not read the request does not know its id and says null.
  if (answered !== id && !(failed && answered === null)) {
    return {
      kind: 'not-rpc',
      reason: `The request had the id ${id}, the answer has ${JSON.stringify(answered) ?? 'none'}.`,
    };
  }
  return failed ? readError(error, text) : { kind: 'ok' };
}

function readError(error: unknown, text: string): Envelope {
  const { code, message, data } = error as { code?: unknown; message?: unknown; data?: Json };
  if (typeof code !== 'number' || typeof message !== 'string') {
    return { kind: 'not-rpc', reason: 'Its error has no code or no message.' };
  }
  if (data === undefined || data === null) return { kind: 'rpc-error', code, message };
  return { kind: 'rpc-error', code, message, data: text.length > exactLimit ? data : exactData(text, data) };
}

/** The error's data with its integers unrounded. */
function exactData(text: string, rounded: Json): Json {
  try {
    const { error } = parseJson(text) as { error: { data: Json } };
    return error.data;
  } catch {
    return rounded;
  }
}
