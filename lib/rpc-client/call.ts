import { checkEnvelope } from './envelope';
import { type Failure, failures, type Outcome, timeoutMs } from './failures';

/**
 * Sends a JSON-RPC request by POST, without cookies and referrer. Failures of the network or the server are returned,
 * not thrown.
 *
 * @param controller aborts the request; the reason is the failure that is returned
 */
export async function call(url: string, body: string, controller: AbortController): Promise<Outcome> {
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(failures.timeout), timeoutMs);
  const start = performance.now();
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const text = await response.text();
    const answer = {
      status: describeStatus(response),
      isOk: response.ok,
      ms: performance.now() - start,
      text,
    };
    return { answer, failure: checkAnswer(response, text) };
  } catch {
    if (signal.aborted) return { failure: signal.reason as Failure };
    if (!navigator.onLine) return { failure: failures.offline };
    return { failure: response ? failures.interrupted : failures.unreachable(url) };
  } finally {
    clearTimeout(timer);
  }
}

function describeStatus({ status, statusText }: Response): string {
  return `HTTP ${status} ${statusText}`.trim();
}

/** Why an answer has no result; undefined if it has one. */
function checkAnswer(response: Response, text: string): Failure | undefined {
  const { status, ok, headers } = response;
  if (status === 403) return failures.forbidden;
  if (status === 429) return failures.rateLimited(headers.get('retry-after'));
  return ok ? checkEnvelope(text) : failures.httpError(status, describeStatus(response), text);
}
