import { SearchEngine } from '../engine/search-engine';
import type { SearchRequest } from '../response';

/** Opens the index, and answers the query if there is one. */
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
  const { id, request } = query;
  engine.search(request).then(
    (response) => postMessage({ id, response }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  );
});

/** Timeout of a request for a file, in milliseconds. The next query retries it. */
const fetchTimeout = 8000;

/** Files that were not read to their end. The browser's cache may have a truncated copy of them. */
const incomplete = new Set<string>();

async function load(url: string): Promise<unknown> {
  // The core has the same name in each release, so the browser must revalidate it.
  const usual = url.endsWith('/core.json') ? 'no-cache' : 'default';
  const cache = incomplete.has(url) ? 'reload' : usual;
  incomplete.add(url);
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(fetchTimeout) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const file: unknown = await response.json();
  incomplete.delete(url);
  return file;
}
