import { cutText } from '@/lib/json';
import { checkEnvelope } from './envelope';
import { type Failure, failures, maxAnswerBytes, type Outcome, timeoutMs } from './failures';

/**
 * Sends a JSON-RPC request by POST, without cookies and referrer. Failures of the network or the server are returned,
 * not thrown; so is the reason with which the controller aborts the request.
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
    const { text, isWhole } = await readStart(response);
    const answer = {
      status: describeStatus(response),
      isOk: response.ok,
      ms: performance.now() - start,
      text,
    };
    return { answer, failure: isWhole ? checkAnswer(response, text) : failures.tooLarge };
  } catch {
    if (signal.aborted) return { failure: signal.reason as Failure };
    if (!navigator.onLine) return { failure: failures.offline };
    return { failure: response ? failures.interrupted : failures.unreachable(url) };
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a body up to `maxAnswerBytes`, and stops. */
async function readStart({ body }: Response): Promise<{ text: string; isWhole: boolean }> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ; ) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return { text: text + decoder.decode(), isWhole: true };
    size += value.length;
    text += decoder.decode(value, { stream: true });
    if (size <= maxAnswerBytes) continue;
    await reader?.cancel();
    return { text, isWhole: false };
  }
}

function describeStatus({ status, statusText }: Response): string {
  return cutText(`HTTP ${status} ${statusText}`.trim(), 100);
}

/** Why an answer has no result; undefined if it has one. */
function checkAnswer(response: Response, text: string): Failure | undefined {
  const { status, ok, headers } = response;
  if (status === 403) return failures.forbidden;
  if (status === 429) return failures.rateLimited(headers.get('retry-after'), headers.get('date'));
  return ok ? checkEnvelope(text) : failures.httpError(status, describeStatus(response), text);
}
