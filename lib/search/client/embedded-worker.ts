import { SearchEngine } from '../engine/search-engine';
import type { SearchRequest } from '../response';

/**
 * What the page sends: where the index is, and a query with an id that its answer repeats; without a query, to open the
 * index.
 */
export interface WorkerRequest {
  /** Address of the folder of the index. */
  index: string;
  query?: { id: number; request: SearchRequest };
}

/** The embedded search engine off the main thread, so that fetching, parsing and scoring do not block typing. */
let engine: SearchEngine | undefined;

addEventListener('message', ({ data: { index, query } }: MessageEvent<WorkerRequest>) => {
  engine ??= new SearchEngine((name) => load(`${index}/${name}`));
  // The first query opens the index again, and reports a failure.
  if (!query) return void engine.open().catch(() => undefined);
  engine.search(query.request).then(
    (answer) => postMessage({ id: query.id, answer }),
    (error: unknown) => postMessage({ id: query.id, error: String(error) }),
  );
});

/** How long a file may take, in milliseconds. A request that hangs is given up; the next query asks again. */
const patience = 8000;

/** Files that were not read to their end. The browser's cache may have a cut copy of them. */
const unread = new Set<string>();

async function load(url: string): Promise<unknown> {
  // The core keeps its name from release to release, so the browser must revalidate it.
  const usual = url.endsWith('/core.json') ? 'no-cache' : 'default';
  const cache = unread.has(url) ? 'reload' : usual;
  unread.add(url);
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const file: unknown = await response.json();
  unread.delete(url);
  return file;
}
