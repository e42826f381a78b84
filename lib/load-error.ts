/** Code or data of the site that could not be loaded; the cause is what the loader threw. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super(String(cause), { cause });
  }
}

/** Whether a chunk of the site's code could not be loaded: bundlers use this name. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Whether the data of a page ended too early: the errors of browsers for a response that is cut, and React's for a stream
 * that is incomplete (number 412 in production). No interface tells them from crashes, so their texts must.
 */
export function isCutData(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(network error|Error in input stream|Load failed|Connection closed\.)|React error #412/.test(
      error.message,
    )
  );
}

/**
 * Reloads the page if the site answers: after a deployment only a fresh document names code that exists. Otherwise the
 * page stays, and the reader can try again.
 */
export async function reloadIfReachable(): Promise<void> {
  if (!navigator.onLine) return;
  const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
    // The page for unknown addresses answers 404.
    ({ status }) => status < 500,
    () => false,
  );
  if (isReachable) location.reload();
}
