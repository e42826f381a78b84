import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as the store gets it. */
export interface Seen {
  /** From 1. */
  number: number;
  method: string;
  /** Without bucket and query: the key. */
  key: string;
  isCopy: boolean;
  body: Buffer;
}

/** What becomes of a request: nothing special, a closed socket, silence, an answer, or an answer that gets lost. */
export type Fault =
  | { kind: 'none' | 'reset' | 'silence' | 'lost-answer' }
  | { kind: 'status'; status: number; code: string };

/** Stands between the client and the store. */
export interface FaultProxy {
  url: string;
  seen: Seen[];
  /** Decides on each request; it may look at the site first, as the request waits. */
  decide: (seen: Seen) => Fault | Promise<Fault>;
  /** Whether conditions of a `PUT` hold, as in stores that know them. */
  hasConditions: boolean;
  /** Ends when no request is under way any more. */
  idle(): Promise<unknown>;
  close(): Promise<void>;
}

const none: Fault = { kind: 'none' };

/** Starts a proxy in front of a store that has no conditional writes of its own. */
export async function startFaultProxy(storePort: number): Promise<FaultProxy> {
  // One PUT after the other, so that a condition is still true when its PUT is made.
  let lastPut: Promise<unknown> = Promise.resolve();

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(incoming);
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const seen: Seen = {
      number: proxy.seen.length + 1,
      method: incoming.method ?? '',
      key: decodeURIComponent(pathname.split('/').slice(2).join('/')),
      isCopy: 'x-amz-copy-source' in incoming.headers,
      body,
    };
    proxy.seen.push(seen);
    const fault = await proxy.decide(seen);
    if (fault.kind === 'silence') return;
    if (fault.kind === 'reset') return incoming.socket.destroy();
    if (fault.kind === 'status') return fail(response, fault.status, fault.code);
    const pass = async () => {
      if (proxy.hasConditions && !(await holds(storePort, incoming)))
        return fail(response, 412, 'PreconditionFailed');
      // Lists come in short pages, as they do in stores with thousands of objects.
      const url = seen.method === 'GET' && seen.key === '' ? `${incoming.url}&max-keys=5` : incoming.url;
      const { headers } = incoming;
      const answer = await ask(storePort, { url, headers }, seen.method, body);
      if (fault.kind === 'lost-answer') return incoming.socket.destroy();
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    if (seen.method !== 'PUT') return pass();
    lastPut = lastPut.then(pass, pass);
    await lastPut;
  };
  const underWay = new Set<Promise<unknown>>();
  const server = createServer((incoming, response) => {
    // A client that is gone needs no answer.
    const handled = handle(incoming, response)
      .catch(() => response.destroy())
      .finally(() => underWay.delete(handled));
    underWay.add(handled);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    seen: [],
    decide: () => none,
    hasConditions: true,
    idle: () => Promise.all(underWay),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

async function holds(port: number, { headers, url }: IncomingMessage): Promise<boolean> {
  const { 'if-none-match': none, 'if-match': match } = headers;
  if (none === undefined && match === undefined) return true;
  const there = await ask(port, { url, headers: {} }, 'HEAD', Buffer.alloc(0));
  return match === undefined ? there.status === 404 : there.headers.etag === match;
}

/** Hands a request on as it is: the client signed its headers, and the store checks that. */
function ask(
  port: number,
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  method: string,
  body: Buffer,
) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }),
      );
      outgoing.on('error', reject).end(body);
    },
  );
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>as the test says</Message></Error>`);
}
