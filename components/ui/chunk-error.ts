import { readItem, writeItem } from '@/lib/store/storage';

const GUARD_PREFIX = 'chunk-reload:';

/**
 * Whether the error says that a piece of our code could not be fetched, as happens in a page left open over a
 * deployment. Webpack names such errors ChunkLoadError; Turbopack throws a plain Error with the other text.
 */
export function isChunkError(error: unknown): error is Error {
  return (
    error instanceof Error && /ChunkLoadError|Failed to load chunk/.test(`${error.name}: ${error.message}`)
  );
}

/**
 * Reloads the page, hash and all, because a fresh document names chunks that exist. At most once for the same
 * failure (the message names the chunk), and never where that cannot be remembered: it must not loop.
 * Not offline either, where the browser's own error page would take the page's place.
 * Returns whether the reload is under way.
 */
export function reloadOnce(error: Error): boolean {
  if (!navigator.onLine) return false;
  const guard = `${GUARD_PREFIX}${location.pathname} ${error.message}`;
  if (readItem(guard, 'sessionStorage') !== null || !writeItem(guard, 'true', 'sessionStorage')) return false;
  location.reload();
  return true;
}

/** Reloads the page if the site answers at all; otherwise the page stays, and the reader can ask again. */
export function reloadIfReachable(): Promise<void> {
  return fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
}

/**
 * Whether the file of code that an error names is no longer on the server, as after a deployment. To load it again
 * cannot help then; a fresh document does.
 */
export function isGone(error: unknown): Promise<boolean> {
  const [file] = /\/\S+\.js\b/.exec(String(error)) ?? [];
  if (file === undefined) return Promise.resolve(false);
  return fetch(file, { method: 'HEAD' }).then(
    ({ status }) => status >= 400 && status < 500,
    () => false,
  );
}
