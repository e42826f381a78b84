import { SearchEngine, type SearchRequest } from '../engine';

/** What the page sends: where the index is and its core's name, or a query with an id that its answer repeats. */
export type WorkerRequest =
  | { type: 'open'; index: string; core: string }
  | { type: 'search'; id: number; request: SearchRequest };

/** The embedded search engine off the main thread, so that fetching, parsing and scoring do not block typing. */
let engine: SearchEngine | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'open') {
    engine = new SearchEngine((name) => load(`${data.index}/${name === 'core.json' ? data.core : name}`));
    // The first query opens the index again, and reports a failure.
    engine.open().catch(() => undefined);
    return;
  }
  const { id, request } = data;
  engine?.search(request).then(
    (answer) => postMessage({ id, answer }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  );
});

async function load(url: string): Promise<unknown> {
  // A core keeps its name from release to release, so the browser must revalidate it.
  const response = await fetch(url, /\/core[^/]*\.json$/.test(url) ? { cache: 'no-cache' } : {});
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
