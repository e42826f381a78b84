import { readEnvelope } from './envelope';
import type { Answer, Failure, Outcome } from './outcome';
import { readBody } from './read-body';
import { retryAfter } from './retry-after';

/** A request and how long it may take. */
export interface Call {
  url: string;
  /** JSON-RPC request. */
  body: string;
  /** Id in the body: an answer of another one answers something else. */
  id: number;
  /** The reader's Cancel. */
  signal: AbortSignal;
  timeoutMs?: number;
  maxBytes?: number;
}

/** How long the search for the cause of a failed request may take, in milliseconds. */
const probeMs = 5_000;

/** What a server that limits rates and does not say for how long is given, in seconds. */
const pauseWithoutHeader = 10;

/** Sends a JSON-RPC request by POST and tells how it ended. Never throws for what the network or a server does. */
export async function call(options: Call): Promise<Outcome> {
  const { url, body, id, signal, timeoutMs = 30_000, maxBytes = 50_000_000 } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  const stopped = (): Failure | undefined => {
    if (signal.aborted) return { kind: 'cancelled' };
    return timeout.aborted ? { kind: 'timeout', seconds: timeoutMs / 1000 } : undefined;
  };
  const start = performance.now();

  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: either,
      // Nothing of this site goes along, nothing of the answer stays.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  } catch {
    return stopped() ?? (await explain(url, either)) ?? stopped() ?? { kind: 'unreachable' };
  }

  try {
    const read = await readBody(response, maxBytes);
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
 * Why a request failed without an answer. A browser says only that it did; a second request that asks to read nothing
 * tells a server that forbids reading from one that is not there.
 */
async function explain(url: string, signal: AbortSignal): Promise<Failure | undefined> {
  if (isOffline()) return { kind: 'offline' };
  try {
    await fetch(url, {
      mode: 'no-cors',
      signal: AbortSignal.any([signal, AbortSignal.timeout(probeMs)]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    return { kind: 'cors' };
  } catch {
    return undefined;
  }
}

/** Whether the browser knows that it has no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
