import { readEnvelope } from './envelope';
import type { Answer, Failure, Outcome } from './outcome';

/** A request, and what may stop it. */
export interface Call {
  url: string;
  /** JSON-RPC request. */
  body: string;
  /** Id in the body: an answer of another one answers something else. */
  id: number;
  /** The reader's Cancel. */
  signal: AbortSignal;
}

const timeoutMs = 30_000;

/** Largest answer that is read, in bytes. */
const maxBytes = 50_000_000;

/** How long the search for the cause of a failed request may take, in milliseconds. */
const probeMs = 5_000;

/** Seconds to wait for a server that limits rates and sends no Retry-After header. */
const pauseWithoutHeader = 10;

/** Most seconds to wait, whatever the header says: a day. */
const longestPause = 86_400;

/** Nothing about this site is sent, and nothing of the answer is kept. */
const quiet: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };

/** Sends a JSON-RPC request by POST and reports how it ended. Failures of the network or the server never throw. */
export async function call({ url, body, id, signal }: Call): Promise<Outcome> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const stopped = (): Failure | undefined => {
    if (!either.aborted) return undefined;
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'timeout', seconds: timeoutMs / 1000 };
  };
  const start = performance.now();

  let response: Response;
  try {
    const headers = { 'content-type': 'application/json' };
    response = await fetch(url, { ...quiet, method: 'POST', headers, body, signal: either });
  } catch {
    return stopped() ?? (await explain(url, either)) ?? stopped() ?? { kind: 'unreachable' };
  }

  try {
    const read = await readBody(response);
    if (!read) return { kind: 'too-large', limit: maxBytes };
    const { status, statusText } = response;
    return judge({ status, statusText, ms: performance.now() - start, ...read }, response.headers, id);
  } catch {
    return stopped() ?? { kind: isOffline() ? 'offline' : 'interrupted' };
  }
}

function judge(answer: Answer, headers: Headers, id: number): Outcome {
  const { status, text } = answer;
  if (status === 403) return { kind: 'forbidden', answer };
  if (status === 429) {
    const seconds = retryAfter(headers.get('retry-after'));
    const told = seconds !== undefined;
    return { kind: 'rate-limited', seconds: seconds ?? pauseWithoutHeader, told, answer };
  }
  if (status < 200 || status > 299) return { kind: 'http-error', answer };
  return { ...readEnvelope(text, id), answer };
}

/**
 * Why a request failed without an answer. The browser gives no reason. A second request in `no-cors` mode succeeds if
 * the server is up and only forbids pages to read its answers.
 */
async function explain(url: string, signal: AbortSignal): Promise<Failure | undefined> {
  if (isOffline()) return { kind: 'offline' };
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(probeMs)]);
    await fetch(url, { ...quiet, mode: 'no-cors', signal: either });
    return { kind: 'cors' };
  } catch {
    return undefined;
  }
}

/** Seconds to wait by a Retry-After header, in either of its forms; undefined if it is absent or invalid. */
export function retryAfter(header: string | null, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text), longestPause);
  // Date.parse reads much that is not an HTTP date, such as "-1" or "2".
  const at = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(0, Math.ceil((at - now) / 1000)), longestPause);
}

/** Reads a body to its end; undefined if it is larger than the limit, where reading stops. */
async function readBody(response: Response): Promise<Pick<Answer, 'text' | 'bytes'> | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return { text: '', bytes: 0 };
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Whether the browser reports that it has no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
