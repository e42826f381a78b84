import { readEnvelope } from './envelope';
import { type Answer, type Failure, failures, type Outcome } from './failures';

const timeoutMs = 30_000;

/** Largest answer that is read, in bytes. */
const maxBytes = 50_000_000;

/** Most seconds to wait, even if the header asks for more: a day. */
const longestPause = 86_400;

/** Sends no cookies and no referrer, and does not cache the answer. */
const quiet: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };

/**
 * Sends a JSON-RPC request by POST and reports how it ended. Failures of the network or the server never throw.
 *
 * @param signal the reader's Cancel
 */
export async function call(url: string, body: string, signal: AbortSignal): Promise<Outcome> {
  const { either, isTimedOut, release } = withTimeout(signal);
  const start = performance.now();
  let response: Response | undefined;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new RangeError('The answer is too large');
      controller.enqueue(chunk);
    },
  });

  try {
    const headers = { 'content-type': 'application/json' };
    response = await fetch(url, { ...quiet, method: 'POST', headers, body, signal: either });
    const text = await new Response(response.body?.pipeThrough(counter)).text();
    const { status, statusText } = response;
    const answer = { status, statusText, ms: performance.now() - start, bytes, text };
    return { answer, failure: judge(answer, response.headers.get('retry-after')) };
  } catch {
    if (bytes > maxBytes) return { failure: failures.tooLarge(maxBytes) };
    const cause = response ? failures.interrupted : await explain(url, either);
    if (signal.aborted) return { failure: failures.cancelled };
    if (isTimedOut()) return { failure: failures.timeout(timeoutMs / 1000) };
    return { failure: navigator.onLine ? cause : failures.offline };
  } finally {
    release();
  }
}

/** A signal that the reader's Cancel or the timeout aborts; `AbortSignal.any` is newer than the oldest browsers. */
function withTimeout(signal: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    abort();
  }, timeoutMs);
  signal.addEventListener('abort', abort);
  return {
    either: controller.signal,
    isTimedOut: () => isTimedOut,
    release: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

function judge(answer: Answer, retryHeader: string | null): Failure | undefined {
  const { status, text } = answer;
  if (status === 403) return failures.forbidden;
  if (status === 429) return failures.rateLimited(retryAfter(retryHeader));
  return status < 200 || status > 299 ? failures.httpError(answer) : readEnvelope(text);
}

/**
 * Why a request failed without an answer. The browser does not give a reason. A second request in `no-cors` mode
 * succeeds if the server is up and only forbids pages to read its answers.
 */
async function explain(url: string, signal: AbortSignal): Promise<Failure> {
  try {
    await fetch(url, { ...quiet, mode: 'no-cors', signal });
    return failures.cors;
  } catch {
    return failures.unreachable(url);
  }
}

/** Seconds to wait by a Retry-After header, in either of its forms; undefined if it is absent or invalid. */
function retryAfter(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  // Date.parse reads much that is not an HTTP date, such as "-1" or "2".
  const date = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((date - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, seconds), longestPause);
}
