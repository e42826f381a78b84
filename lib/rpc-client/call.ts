import { checkEnvelope } from './envelope';
import { type Answer, type Failure, failures, maxBytes, type Outcome, timeoutMs } from './failures';

/** Upper limit of Retry-After in seconds: a day. */
const maxRetryAfter = 86_400;

/** Sends no cookies and no referrer, and does not cache the answer. */
const requestInit: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };

/**
 * Sends a JSON-RPC request by POST. Failures of the network or the server are returned, not thrown.
 *
 * @param signal aborted when the reader cancels
 */
export async function call(url: string, body: string, signal: AbortSignal): Promise<Outcome> {
  const timeout = AbortSignal.timeout(timeoutMs);
  // AbortSignal.any is newer than the oldest supported browsers.
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const source of [signal, timeout]) source.addEventListener('abort', abort);
  const start = performance.now();
  let response: Response | undefined;
  let bytes = 0;
  const byteCounter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new RangeError('The answer is too large');
      controller.enqueue(chunk);
    },
  });

  try {
    const headers = { 'content-type': 'application/json' };
    response = await fetch(url, { ...requestInit, method: 'POST', headers, body, signal: controller.signal });
    const text = await new Response(response.body?.pipeThrough(byteCounter)).text();
    const { status, statusText } = response;
    const answer = { status, statusText, ms: performance.now() - start, bytes, text };
    return { answer, failure: checkAnswer(answer, response.headers.get('retry-after')) };
  } catch {
    if (bytes > maxBytes) return { failure: failures.tooLarge };
    const cause = response ? failures.interrupted : await diagnoseNetworkError(url, controller.signal);
    if (signal.aborted) return { failure: failures.cancelled };
    if (timeout.aborted) return { failure: failures.timeout };
    return { failure: navigator.onLine ? cause : failures.offline };
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Why an answer has no result; undefined if it has one. */
function checkAnswer(answer: Answer, retryAfter: string | null): Failure | undefined {
  const { status, text } = answer;
  if (status === 403) return failures.forbidden;
  if (status === 429) return failures.rateLimited(parseRetryAfter(retryAfter));
  return status < 200 || status > 299 ? failures.httpError(answer) : checkEnvelope(text);
}

/**
 * Why a request got no response, which browsers do not say. A second request in `no-cors` mode succeeds if the
 * server is up and only CORS forbids reading its answers.
 */
async function diagnoseNetworkError(url: string, signal: AbortSignal): Promise<Failure> {
  try {
    await fetch(url, { ...requestInit, mode: 'no-cors', signal });
    return failures.cors;
  } catch {
    return failures.unreachable(url);
  }
}

/** Seconds to wait according to a Retry-After header, as seconds or a date; undefined if it is absent or invalid. */
function parseRetryAfter(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  // Date.parse also accepts what is not an HTTP date, such as "-1" or "2".
  const date = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((date - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, seconds), maxRetryAfter);
}
