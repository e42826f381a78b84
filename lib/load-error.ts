/** Code or data of ours that could not be loaded; the cause is what the loader threw. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super(String(cause), { cause });
  }
}

/** Whether an error says that a chunk of our code could not be loaded: bundlers name it so. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
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
