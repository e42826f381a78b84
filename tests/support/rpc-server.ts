import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { listen } from './listen';

/** How the server answers a POST or a message. `ok` gives `result`, which is JSON text, so that its integers are exact. */
export type Script =
  | { kind: 'ok'; result?: string }
  | { kind: 'rpc-error'; error: string }
  | { kind: 'hang' }
  /** HTTP only. `cut` begins an answer and ends the connection. */
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  | { kind: 'drop' }
  | { kind: 'cut' }
  /** Websocket only. */
  | { kind: 'close'; code: number; reason: string };

export type RpcServer = Awaited<ReturnType<typeof startRpcServer>>;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
};

/** Starts a JSON-RPC server for tests, by HTTP and websocket on a free port; it answers as it is scripted. */
export async function startRpcServer() {
  const requests: string[] = [];
  let script: Script = { kind: 'ok' };
  let waiting = 0;

  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'POST') requests.push(body);
    waiting++;
    response.on('close', () => waiting--);
    respond(script, request, response);
  });

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      requests.push(String(data));
      reply(socket, script);
    });
  });

  const closeSockets = () => {
    for (const socket of sockets.clients) socket.terminate();
  };

  const { port, close } = await listen(server);
  return {
    url: `http://localhost:${port}`,
    ws: `ws://localhost:${port}`,
    /** Bodies of all POSTs and messages of all websockets so far. */
    requests,
    /** How many requests wait for an answer. */
    waiting: () => waiting,
    /** How many websockets are open. */
    sockets: () => sockets.clients.size,
    answer: (next: Script) => {
      script = next;
    },
    /** Sends a text to every open websocket. */
    notify: (message: string) => {
      for (const socket of sockets.clients) socket.send(message);
    },
    /** Cuts the connection of every open websocket. */
    closeSockets,
    close: async () => {
      closeSockets();
      await close();
    },
  };
}

/** A JSON-RPC response to a request of the console. */
function frame(rest: string): string {
  return `{"jsonrpc":"2.0",${rest},"id":1}`;
}

function respond(script: Script, request: IncomingMessage, response: ServerResponse) {
  if (script.kind === 'drop') return request.socket.destroy();
  if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
  switch (script.kind) {
    case 'ok':
      return response.writeHead(200, cors).end(frame(`"result":${script.result ?? '{"value":1}'}`));
    case 'rpc-error':
      return response.writeHead(200, cors).end(frame(`"error":${script.error}`));
    case 'status':
      return response.writeHead(script.status, { ...cors, ...script.headers }).end(script.body);
    case 'cut':
      response.writeHead(200, { ...cors, 'content-length': '1000' });
      return response.write('{"jsonrpc":', () => setTimeout(() => request.socket.destroy(), 50));
  }
}

function reply(socket: WebSocket, script: Script): void {
  if (script.kind === 'ok') socket.send(frame(`"result":${script.result}`));
  else if (script.kind === 'rpc-error') socket.send(frame(`"error":${script.error}`));
  else if (script.kind === 'close') socket.close(script.code, script.reason);
}
