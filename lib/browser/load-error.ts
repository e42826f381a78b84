/** How long code and data of the site may take until a reader is shown an error with Retry, in milliseconds. */
export const loadTimeout = 10_000;

/** Code or data of the site that did not come in time. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/**
 * Whether an error of a page means that its code or data did not arrive whole: bundlers use this name; the messages are
 * those of browsers for an interrupted response, and React's for an incomplete stream (number 412 in production). No API
 * distinguishes these errors from crashes.
 */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cut = /^(network error|Error in input stream|Load failed|Connection closed\.)|React error #412/;
  return error.name === 'ChunkLoadError' || cut.test(error.message);
}

export const noNetwork = 'There is no network connection.';

/** What a reader is told of an error of loading: the error, or without a network that there is none. */
export function describeLoadError(error: unknown): string {
  return navigator.onLine ? String(error) : noNetwork;
}

/** Rejects with a LoadError after `loadTimeout`: the bundler never reports a script with the wrong content. */
export function loadInTime<T>(loading: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    const late = new LoadError(`No answer within ${loadTimeout / 1000} seconds.`);
    setTimeout(reject, loadTimeout, late);
  });
  return Promise.race([loading, timeout]);
}

/**
 * Reloads the page if the site responds: after a deployment, or a script with the wrong content, only a new document can
 * load the code. Otherwise the page stays, and the reader can retry. Self-contained, because it is also sent as text (see
 * LoadFailureNotice).
 */
export async function reloadIfReachable(): Promise<void> {
  const scripts = [...document.scripts].flatMap(({ src }) => src || []);
  // The browser may have cached a broken script, for as long as a good one.
  const again = [location.href, ...scripts].map((url) =>
    fetch(url, { cache: 'reload', signal: AbortSignal.timeout(10_000) }),
  );
  const isReachable = await Promise.all(again).then(
    // An unknown address has the status 404, and so has a script that a deployment has removed.
    (answers) => answers.every(({ status }) => status < 500),
    () => false,
  );
  if (isReachable) location.reload();
}
