import { LoadError, loadTimeout } from '@/lib/browser/load-error';
import { withBase } from '@/lib/url';
import { indexFolder } from '../engine/index-format';
import type { SearchRequest, SearchResponse } from '../response';
import type { WorkerRequest } from './embedded-worker';

let worker: Worker | undefined;
let lastId = 0;
/** By id, the queries that wait for a response. */
const pending = new Map<number, (result: SearchResponse | Error) => void>();

/** Starts the worker, which fetches what every query needs. Can be called again. */
export const openEmbedded = () => post();

/** Queries the engine in the worker. Rejects if it does not start, if its files cannot be fetched, or after `loadTimeout`. */
export function searchEmbedded(request: SearchRequest): Promise<SearchResponse> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(terminate, loadTimeout);
    pending.set(id, (result) => {
      clearTimeout(timeout);
      if (result instanceof Error) reject(result);
      else resolve(result);
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
  started.onmessage = ({ data }: MessageEvent<{ id: number; response?: SearchResponse; error?: string }>) => {
    pending.get(data.id)?.(data.response ?? new Error(data.error));
    pending.delete(data.id);
  };
  started.onerror = (event) => {
    event.preventDefault();
    terminate();
  };
  return started;
}

/** Terminates a worker whose code could not be fetched or run. The next query starts another. */
function terminate(): void {
  worker?.terminate();
  worker = undefined;
  const error = new LoadError('The search engine did not start.');
  for (const settle of pending.values()) settle(error);
  pending.clear();
}
