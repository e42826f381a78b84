/**
 * What the site needs and Next does not offer. At most three entries, each with the reason, its source, and a test that
 * fails when it is no longer needed. The goal is an empty file.
 */

/** Pauses before a request is sent again, in milliseconds. */
const pauses = [150, 450];

/**
 * Retries failed GET requests to the site itself, twice. Next's router does not retry: if the data of a page fails, it
 * loads the document instead, and if that fails too, the reader gets the browser's error page. Data of a page is
 * requested only while there is a network, so that a lost network does not lead there either.
 *
 * Source: https://github.com/vercel/next.js/pull/46674 and https://github.com/vercel/next.js/issues/97807 Tests:
 * next-seams.test.ts, tests/e2e/next-seams.spec.ts
 *
 * @returns a function that removes the retries
 */
export function retryFetch(): () => void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const method = init?.method ?? request?.method ?? 'GET';
    const { origin, pathname } = new URL(request?.url ?? String(input), location.href);
    const signal = init?.signal ?? request?.signal;
    if (method.toUpperCase() !== 'GET' || origin !== location.origin || signal?.aborted)
      return send(input, init);
    const isPageData = pathname.endsWith('.txt');
    return sendWithRetries(
      async () => {
        if (isPageData) await online(signal);
        return send(input, init);
      },
      () => (isPageData || navigator.onLine) && !signal?.aborted,
    );
  };
  return () => {
    window.fetch = send;
  };
}

async function sendWithRetries(send: () => Promise<Response>, mayRetry: () => boolean): Promise<Response> {
  for (const pause of pauses) {
    try {
      const response = await send();
      const isFailure = response.status === 429 || response.status >= 500;
      // A body can break off after the headers arrived. The caller gets the response itself, whose body is unread.
      if (!isFailure) await response.clone().arrayBuffer();
      if (!isFailure || !mayRetry()) return response;
    } catch (error) {
      if (!mayRetry()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}

/** Resolves when there is a network, or when the request is aborted. */
function online(signal: AbortSignal | null | undefined): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
