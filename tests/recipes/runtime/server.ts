import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { exactJson } from '@/lib/json';
import { listen } from '@/tests/support/listen';
import { RpcError } from './method';

/** Answers a call. Throws an RpcError. */
export type Handler = (method: string, params: unknown[]) => unknown;

/** The subscriptions of a connection, which `send` notifies. */
export type Connect = (send: (notification: object) => void) => { handle: Handler; close(): void };

/** Serves JSON-RPC on a free port, by HTTP and by websocket. */
export async function startServer(handle: Handler, connect: Connect) {
  const server = createServer(async (request, response) => {
    const answered = await answer(await text(request), handle);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(answered);
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => serveSocket(socket, connect));
  const { port, close } = await listen(server);
  /** Ends all websocket connections without a close frame. Clients can connect again. */
  const dropSockets = () => {
    for (const socket of sockets.clients) socket.terminate();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    ws: `ws://127.0.0.1:${port}`,
    dropSockets,
    /** Ends all connections. */
    close: () => {
      dropSockets();
      return close();
    },
  };
}

function serveSocket(socket: WebSocket, connect: Connect): void {
  const { handle, close } = connect((notification) =>
    socket.send(exactJson({ jsonrpc: '2.0', ...notification })),
  );
  socket.on('message', async (data) => {
    const answered = await answer(String(data), handle);
    if (answered !== undefined) socket.send(answered);
  });
  socket.on('close', close);
}

/** Answers the text of a call; undefined for a notification, such as the `ping` with which clients keep a connection open. */
async function answer(call: string, handle: Handler): Promise<string | undefined> {
  const { id, method, params = [] } = JSON.parse(call);
  if (id === undefined) return undefined;
  try {
    return exactJson({ jsonrpc: '2.0', result: (await handle(method, params)) ?? null, id });
  } catch (error) {
    const { code, message, data } = error instanceof RpcError ? error : internal(error);
    return exactJson({ jsonrpc: '2.0', error: { code, message, data }, id });
  }
}

/** A fault of this runtime: a test must see what it is. */
function internal(error: unknown): RpcError {
  return new RpcError(-32603, `Internal error: ${error instanceof Error ? error.stack : String(error)}`);
}
