import { LoadError, loadTimeout } from '@/lib/browser/load-error';
import { withBase } from '@/lib/url';
import { indexFolder } from '../engine/index-format';
import type { SearchRequest, SearchResponse } from '../response';
import type { WorkerRequest } from './embedded-worker';

let worker: Worker | undefined;
let count = 0;
/** The callbacks of queries without an answer yet. */
const pending = new Map<number, (end: SearchResponse | Error) => void>();

/** Starts the engine, which fetches what every query needs. Can be called again. */
export function openEmbedded(): void {
  post();
}

/** Asks the engine in the browser. Rejects if it does not start, if its files cannot be fetched, or after `loadTimeout`. */
export function searchEmbedded(request: SearchRequest): Promise<SearchResponse> {
  const id = ++count;
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(stopWorker, loadTimeout);
    pending.set(id, (end) => {
      clearTimeout(timeout);
      if (end instanceof Error) reject(end);
      else resolve(end);
    });
    post({ id, request });
  });
}

function post(query?: WorkerRequest['query']): void {
  worker ??= startWorker();
  const index = location.origin + withBase(indexFolder);
  worker.postMessage({ index, ...(query && { query }) } satisfies WorkerRequest);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    type: 'module',
    name: 'search',
  });
  started.onmessage = ({ data }: MessageEvent<{ id: number; answer?: SearchResponse; error?: string }>) => {
    pending.get(data.id)?.(data.answer ?? new Error(data.error));
    pending.delete(data.id);
  };
  started.onerror = (event) => {
    event.preventDefault();
    stopWorker();
  };
  return started;
}

/** Ends a worker whose code could not be fetched or run. The next query starts a new one. */
function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
  const error = new LoadError('The search engine did not start.');
  for (const end of pending.values()) end(error);
  pending.clear();
}
