import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Credentials, checkAccess } from './hosted-service/access';
import { respond, type Service } from './hosted-service/endpoints';
import { checkExpectedQuery, type ExpectedQuery, searchBoxQuery } from './hosted-service/expected-queries';
import { answerWithFault, createFaults } from './hosted-service/faults';
import { type ReceivedRequest, receiveRequest } from './hosted-service/received-request';
import { relatedPages, searchIndex } from './hosted-service/search';
import { allowOtherOrigins, outcomeOf, send } from './hosted-service/send';
import { type FaultOrder, faultOrder } from './hosted-service/shapes';
import { contentOf, createStore, type IndexContent, indexOf } from './hosted-service/store';

/** How the stand-in is to behave; everything has a default. */
export interface HostedServiceOptions extends Partial<Credentials> {
  /** 0, the default, takes a free one. */
  port?: number;
  /** Milliseconds until the service has done a task; until then a write does not show. */
  taskDelay?: number;
  /** Answers queries in place of the search over the stored records. */
  answer?: Service['answer'];
  recommend?: Service['recommend'];
  /** What each query of several indices must have; null checks nothing. */
  expected?: ExpectedQuery | null;
  /** Called when a request came in, before it is answered. `number` counts from 1. */
  onRequest?: (request: ReceivedRequest, number: number) => unknown;
}

/** A running stand-in for the hosted search service, and what it saw. */
export interface HostedService extends Credentials {
  url: string;
  requests: ReceivedRequest[];
  /** Requests that the true service, or the site's own promises, would not allow; one sentence each. */
  violations: string[];
  indexNames(): string[];
  index(name: string): IndexContent | undefined;
  /** Puts an index there as if it had been pushed. */
  seed(name: string, content: Partial<IndexContent>): void;
  /** Puts a fault in force in place of the one before. */
  fail(order: FaultOrder): void;
  /** Forgets fault, requests and violations; the indices stay. */
  reset(): void;
  close(): Promise<void>;
}

/** What its clients identify themselves by, unless a test sets something else. */
export const access = { appId: 'TESTAPP', searchKey: 'test-search-key', adminKey: 'test-admin-key' };

/**
 * Starts a server that stands in for the hosted search service, over a real socket, so that the true client is under
 * test. Beside the service's endpoints it has `/control` for tests in other processes: POST takes a fault, GET returns
 * requests and violations, POST to `/control/reset` forgets them.
 */
export async function startHostedService(options: HostedServiceOptions = {}): Promise<HostedService> {
  const { appId, searchKey, adminKey } = { ...access, ...options };
  const { answer = searchIndex, recommend = relatedPages, expected = searchBoxQuery } = options;
  const store = createStore(options.taskDelay ?? 0);
  const faults = createFaults();
  const requests: ReceivedRequest[] = [];
  const violations: string[] = [];

  const fail = (order: FaultOrder) => faults.order(order);
  const reset = () => {
    fail({ fault: 'none' });
    requests.length = 0;
    violations.length = 0;
  };

  const service = (request: ReceivedRequest) => {
    checkAccess(request, { appId, searchKey, adminKey });
    if (expected) checkExpectedQuery(request, expected, requests.slice(0, -1));
    return respond({ store, answer, recommend }, request);
  };
  const control = ({ method, path, body }: ReceivedRequest) => {
    if (path === '/control/reset') reset();
    else if (method === 'POST') fail(faultOrder.parse(body));
    return { requests, violations };
  };

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    allowOtherOrigins(incoming, response);
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const request = await receiveRequest(incoming);
    if (request.path.startsWith('/control'))
      return send(
        response,
        outcomeOf(() => control(request), []),
      );
    requests.push(request);
    options.onRequest?.(request, requests.length);
    const fault = faults.next(`${request.method} ${request.path}`);
    await answerWithFault(fault, response, () => outcomeOf(() => service(request), violations));
  };
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((started) => server.listen(options.port ?? 0, '127.0.0.1', started));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    appId,
    searchKey,
    adminKey,
    requests,
    violations,
    indexNames: () => [...store.indices.keys()].sort(),
    index: (name) => {
      const index = store.indices.get(name);
      return index && contentOf(index);
    },
    seed: (name, content) => store.indices.set(name, indexOf(content)),
    fail,
    reset,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
