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
 * Returns whether the reload is under way.
 */
export function reloadOnce(error: Error): boolean {
  const guard = `${GUARD_PREFIX}${location.pathname} ${error.message}`;
  if (readItem(guard, 'sessionStorage') !== null || !writeItem(guard, 'true', 'sessionStorage')) return false;
  location.reload();
  return true;
}
