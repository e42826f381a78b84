import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { exactJson } from '@/lib/json';
import { listen } from '@/tests/support/listen';
import { Ledger } from './ledger';
import { httpMethods } from './methods';
import { connect } from './methods/subscriptions';
import { RpcError } from './rpc-error';
import type { Landed } from './transactions';

/** How long a slot is, in milliseconds, so that a confirmation takes a fraction of a second. */
const SLOT_MS = 100;

/** A Solana-compatible runtime that answers what the recipes ask as an OpenOS 1.17.28 node does. */
export type Runtime = Awaited<ReturnType<typeof startRuntime>>;

/** Starts a separate runtime on its own port. Throws if LiteSVM's programs are not the expected ones. */
export async function startRuntime() {
  const ledger = new Ledger();
  const intercept = new Map<string, (...params: unknown[]) => unknown>();
  const calls: { method: string; params: readonly unknown[] }[] = [];
  const handle = async (name: string, params: unknown[]) => {
    calls.push({ method: name, params });
    const method = httpMethods.get(name);
    if (method === undefined) throw new RpcError(-32601, 'Method not found');
    return (await intercept.get(name)?.(...params)) ?? method(ledger, ...params);
  };
  const server = createServer(async (request, response) => {
    const answered = await answer(await text(request), handle);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(answered);
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    const subscriptions = connect(ledger, (notification) =>
      socket.send(exactJson({ jsonrpc: '2.0', ...notification })),
    );
    socket.on('message', async (data) => {
      const answered = await answer(String(data), subscriptions.handle);
      if (answered !== undefined) socket.send(answered);
    });
    socket.on('close', subscriptions.close);
  });
  const { port, close } = await listen(server);
  /** Ends all websocket connections without a close frame. Clients can connect again. */
  const dropSockets = () => {
    for (const socket of sockets.clients) socket.terminate();
  };
  const clock = setInterval(() => ledger.advance(), SLOT_MS);
  return {
    url: `http://127.0.0.1:${port}`,
    ws: `ws://127.0.0.1:${port}`,
    dropSockets,
    /** The state behind it. What a test writes here is there at once. */
    svm: ledger.svm,
    /** The transactions that landed so far, in order. Grows. */
    transactions: ledger.transactions as readonly Landed[],
    /** The calls over HTTP, in order. Grows. */
    calls,
    /** Lets slots pass at once: four of them are a block, and 600 outlast a blockhash. */
    skipSlots: (count: number) => ledger.advance(BigInt(count)),
    /** Functions that are called before methods, by name. What one returns is the answer; undefined lets the method answer. */
    intercept,
    /** Closes the port and all connections and stops the clock. */
    close: () => {
      clearInterval(clock);
      dropSockets();
      return close();
    },
  };
}

/** Answers the text of a call; undefined for a notification, such as the `ping` with which clients keep a connection open. */
async function answer(call: string, handle: (method: string, params: unknown[]) => unknown) {
  const { id, method, params = [] } = JSON.parse(call);
  if (id === undefined) return undefined;
  try {
    return exactJson({ jsonrpc: '2.0', result: (await handle(method, params)) ?? null, id });
  } catch (error) {
    // Another error is a fault of this runtime: a test must see what it is.
    const { code, message, data } =
      error instanceof RpcError ? error : new RpcError(-32603, `Internal error: ${error}`);
    return exactJson({ jsonrpc: '2.0', error: { code, message, data }, id });
  }
}
