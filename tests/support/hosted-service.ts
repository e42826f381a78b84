import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Item, queriesBody, recommendBody, relatedPages, searchIndex } from './hosted-service/search';
import { listen } from './listen';

/** An error with its status, no answer, or JSON of another shape. */
type Fault = { fault: 'status' | 'timeout' | 'wrong-shape'; status?: number };

/** An index with everything that moves along with it. */
interface IndexContent {
  records: Item[];
  settings: Record<string, unknown>;
  synonyms: Item[];
}

type Seed = Partial<Omit<IndexContent, 'records'>> & { records?: readonly { objectID: string }[] };

/** A request as it came in. */
interface ReceivedRequest {
  method: string;
  /** Without the parameters, decoded. */
  path: string;
  appId: string | undefined;
  apiKey: string | undefined;
  /** The body as JSON; undefined if it is empty. */
  body: unknown;
}

/** Application and keys that the stub knows. */
export const access = { appId: 'TESTAPP', searchKey: 'test-search-key', adminKey: 'test-admin-key' };

export type HostedService = Awaited<ReturnType<typeof startHostedService>>;

/**
 * Starts a server that imitates the hosted search service, over a real socket, so that the real client is tested. It
 * refuses and lists requests that the real service does not accept. Tasks are done at once.
 */
export async function startHostedService() {
  const indices = new Map<string, IndexContent>();
  const requests: ReceivedRequest[] = [];
  const violations: string[] = [];
  let fault: Fault | undefined;

  const work = (request: ReceivedRequest): Answer => {
    try {
      checkAccess(request);
      return [200, respond(indices, request)];
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : 400;
      const message = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
      if (status === 400) violations.push(message);
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
    if (fault) answerWithFault(fault, response);
    else send(response, work(request));
  });
  const { port, close } = await listen(server);

  return {
    ...access,
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Wrong requests; one sentence each. */
    violations,
    indices,
    /** Puts an index there as if it had been pushed. */
    seed: (name: string, { records = [], ...others }: Seed) => {
      indices.set(name, indexOf({ ...others, records: records.map((record) => ({ ...record })) }));
    },
    /** Lets all requests fail from now on. */
    fail: (order: Fault) => {
      fault = order;
    },
    /** Forgets fault, requests and violations; the indices stay. */
    reset: () => {
      fault = undefined;
      requests.length = 0;
      violations.length = 0;
    },
    close,
  };
}

/** A refusal by the service. */
class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Indices = Map<string, IndexContent>;
type Endpoint = (indices: Indices, body: unknown, name: string) => object;

const item = z.looseObject({ objectID: z.string().min(1) });
const words = z.array(z.string().min(1)).max(20);
const synonymsBody = z.array(
  z.union([
    item.extend({ type: z.literal('synonym'), synonyms: words.min(2) }),
    item.extend({ type: z.literal('onewaysynonym'), input: z.string().min(1), synonyms: words.min(1) }),
  ]),
);
const batchBody = z.strictObject({
  requests: z.array(z.strictObject({ action: z.literal('addObject'), body: item })),
});
const operationBody = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('move'), destination: z.string().min(1) }),
  z.strictObject({
    operation: z.literal('copy'),
    destination: z.string().min(1),
    scope: z.array(z.enum(['settings', 'rules', 'synonyms'])),
  }),
]);

/** What the service does for each method and path; NAME is the index. */
const endpoints: Record<string, Endpoint> = {
  'POST /1/indexes/*/queries': (indices, body) => {
    const { requests } = queriesBody.parse(body);
    return { results: requests.map((one) => searchIndex(one, getIndex(indices, one.indexName))) };
  },
  'POST /1/indexes/*/recommendations': (indices, body) => {
    const { requests } = recommendBody.parse(body);
    return { results: requests.map((one) => relatedPages(one, getIndex(indices, one.indexName).records)) };
  },
  'PUT /1/indexes/NAME/settings': (indices, body, name) =>
    change(indices, name, { settings: z.record(z.string(), z.unknown()).parse(body) }),
  'POST /1/indexes/NAME/synonyms/batch': (indices, body, name) =>
    change(indices, name, { synonyms: synonymsBody.parse(body) }),
  'POST /1/indexes/NAME/batch': (indices, body, name) => {
    const sent = batchBody.parse(body).requests.map((one) => one.body);
    const objectIDs = sent.map(({ objectID }) => objectID);
    const kept = indexOf(indices.get(name)).records.filter((one) => !objectIDs.includes(one.objectID));
    return { ...change(indices, name, { records: [...kept, ...sent] }), objectIDs };
  },
  'POST /1/indexes/NAME/operation': (indices, body, name) => {
    const { operation, destination } = operationBody.parse(body);
    const { records, ...others } = getIndex(indices, name);
    if (operation === 'copy') return change(indices, destination, others);
    indices.delete(name);
    return change(indices, destination, { records, ...others });
  },
  'DELETE /1/indexes/NAME': (indices, _body, name) => {
    indices.delete(name);
    return { taskID: 1 };
  },
  'GET /1/indexes/NAME/task/1': () => ({ status: 'published' }),
};

/** Does what a request asks for. @returns the answer's JSON */
function respond(indices: Indices, { method, path, body }: ReceivedRequest): object {
  const [, name = ''] = /^\/1\/indexes\/([^/*]+)/.exec(path) ?? [];
  const endpoint = endpoints[`${method} ${name === '' ? path : path.replace(name, 'NAME')}`];
  if (!endpoint) throw new ServiceError(400, `Method or path not known: ${method} ${path}`);
  return endpoint(indices, body, name);
}

/** Changes an index, which is created if it does not exist. */
function change(indices: Indices, name: string, content: Partial<IndexContent>): object {
  indices.set(name, indexOf({ ...indices.get(name), ...content }));
  return { taskID: 1 };
}

/** An index; what is not given is empty. */
function indexOf(content: Partial<IndexContent> = {}): IndexContent {
  return { records: [], settings: {}, synonyms: [], ...content };
}

function getIndex(indices: Indices, name: string): IndexContent {
  const index = indices.get(name);
  if (!index) throw new ServiceError(404, `Index ${name} does not exist`);
  return index;
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

function answerWithFault({ fault, status = 503 }: Fault, response: ServerResponse): void {
  if (fault === 'status') send(response, [status, { message: `Fault on demand: ${status}`, status }]);
  if (fault === 'wrong-shape') send(response, [200, { unexpected: true }]);
}

function send(response: ServerResponse, [status, json]: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}
