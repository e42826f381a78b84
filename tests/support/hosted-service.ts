import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type ReceivedRequest, respond, ServiceError } from './hosted-service/endpoints';
import { type IndexContent, indexOf, Store } from './hosted-service/store';
import { listen } from './listen';

/** A fault that a test orders. */
export interface FaultOrder {
  /** Nothing, an error, no answer, text that is not JSON, JSON of another shape, or a closed socket. */
  fault: 'none' | 'status' | 'timeout' | 'garbage' | 'wrong-shape' | 'hang-up';
  /** Status of `status`; 503 without it. */
  status?: number;
  /** Number of the first request that meets the fault, counted from 1. */
  nth?: number;
  /** How many requests meet it; without it, all. */
  times?: number;
  /** Whether the service does the work before it fails, as if only the answer were lost. */
  afterwards?: boolean;
}

/** Options of the server; all have defaults. */
export interface HostedServiceOptions {
  /** Milliseconds until the service has done a task; until then a write does not show. */
  taskDelay?: number;
  /** Called when a request came in; the answer waits for it. */
  onRequest?: (request: ReceivedRequest) => unknown;
}

/** Application and keys that the stand-in knows. */
export const access = { appId: 'TESTAPP', searchKey: 'test-search-key', adminKey: 'test-admin-key' };

export type HostedService = Awaited<ReturnType<typeof startHostedService>>;

/**
 * Starts a server that imitates the hosted search service, over a real socket, so that the real client is tested. It
 * refuses and lists requests that the real service or the rules of the site do not allow.
 */
export async function startHostedService({ taskDelay = 0, onRequest }: HostedServiceOptions = {}) {
  const store = new Store(taskDelay);
  const requests: ReceivedRequest[] = [];
  const violations: string[] = [];
  let fault: FaultOrder = { fault: 'none' };
  let count = 0;

  /** Replaces the current fault. */
  const fail = (order: FaultOrder) => {
    fault = order;
    count = 0;
  };
  const isDue = () => {
    const { nth = 1, times = Number.POSITIVE_INFINITY } = fault;
    count += 1;
    return count >= nth && count < nth + times;
  };
  const work = (request: ReceivedRequest): Answer => {
    try {
      checkAccess(request);
      return [200, respond(store, request)];
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : 400;
      const message = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
      if (status === 400 || status === 405) violations.push(message);
      return [status, { message, status }];
    }
  };

  const server = createServer(async (incoming, response) => {
    // Pages of any origin may ask.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (incoming.method === 'OPTIONS') return void response.writeHead(204).end();
    const request = await receive(incoming);
    requests.push(request);
    await onRequest?.(request);
    if (isDue()) answerWithFault(fault, response, () => work(request));
    else send(response, work(request));
  });
  const { port, close } = await listen(server);

  return {
    ...access,
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Wrong requests; one sentence each. */
    violations,
    indexNames: () => [...store.indices.keys()].sort(),
    index: (name: string) => store.indices.get(name),
    /** Puts an index there as if it had been pushed. */
    seed: (name: string, content: Partial<IndexContent>) => store.indices.set(name, indexOf(content)),
    fail,
    /** Forgets fault, requests and violations; the indices stay. */
    reset: () => {
      fail({ fault: 'none' });
      requests.length = 0;
      violations.length = 0;
    },
    close,
  };
}

type Answer = [status: number, json: unknown];

/** Application and key may come as headers or as parameters: the client has both ways. */
async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  const credential = (name: string) =>
    incoming.headers[name]?.toString() ?? url.searchParams.get(name) ?? undefined;
  const body = await text(incoming);
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    appId: credential('x-algolia-application-id'),
    apiKey: credential('x-algolia-api-key'),
    body: body === '' ? undefined : JSON.parse(body),
  };
}

function checkAccess({ appId, apiKey, path }: ReceivedRequest): void {
  if (appId !== access.appId || (apiKey !== access.adminKey && apiKey !== access.searchKey))
    throw new ServiceError(403, 'Invalid Application-ID or API key');
  if (apiKey === access.searchKey && !/\/(queries|recommendations)$/.test(path))
    throw new ServiceError(403, 'Method not allowed with this API key');
}

/** `work` does what the request asks for. */
function answerWithFault(order: FaultOrder, response: ServerResponse, work: () => Answer): void {
  const { fault, status = 503, afterwards } = order;
  if (afterwards) work();
  if (fault === 'none') send(response, work());
  if (fault === 'status') send(response, [status, { message: `Fault on demand: ${status}`, status }]);
  if (fault === 'wrong-shape') send(response, [200, { unexpected: true }]);
  if (fault === 'garbage') response.writeHead(200).end('<html>Please log in</html>');
  if (fault === 'hang-up') response.socket?.destroy();
}

function send(response: ServerResponse, [status, json]: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}
