import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { listen } from './listen';

/** How the server answers a POST. `ok` gives `result`, which is JSON text, so that its integers are exact. */
export type Script =
  | { kind: 'ok'; result?: string }
  | { kind: 'rpc-error'; error: string }
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  | { kind: 'hang' }
  | { kind: 'drop' }
  /** Begins an answer and ends the connection. */
  | { kind: 'cut' }
  | { kind: 'no-cors' };

/** How the server answers a request on a websocket. */
export type SocketScript =
  | { kind: 'ok'; result: string }
  | { kind: 'rpc-error'; error: string }
  | { kind: 'close'; code: number; reason: string }
  | { kind: 'hang' };

export type RpcServer = Awaited<ReturnType<typeof startRpcServer>>;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
};

/** Starts a JSON-RPC server for tests, by HTTP and websocket on a free port; it answers as it is scripted. */
export async function startRpcServer() {
  const requests: string[] = [];
  const messages: string[] = [];
  let script: Script = { kind: 'ok' };
  let socketScript: SocketScript = { kind: 'ok', result: '23' };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'POST') requests.push(body);
    respond(script, request, response, body);
  });

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      messages.push(String(data));
      reply(socket, socketScript, String(data));
    });
  });

  const { port, close } = await listen(server);
  return {
    url: `http://localhost:${port}`,
    ws: `ws://localhost:${port}`,
    /** Bodies of all POSTs so far. */
    requests,
    /** Messages of all websockets so far. */
    messages,
    /** How many websockets are open. */
    sockets: () => sockets.clients.size,
    answer: (next: Script) => {
      script = next;
    },
    answerSocket: (next: SocketScript) => {
      socketScript = next;
    },
    /** Sends a text to every open websocket. */
    notify: (message: string) => {
      for (const socket of sockets.clients) socket.send(message);
    },
    /** Closes every open websocket. */
    closeSockets: (code: number, reason: string) => {
      for (const socket of sockets.clients) {
        // A close frame cannot have this code: it means that there was no close frame.
        if (code === 1006) socket.terminate();
        else socket.close(code, reason);
      }
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await close();
    },
  };
}

/** A JSON-RPC response to a request. */
function frame(request: string, rest: string): string {
  return `{"jsonrpc":"2.0",${rest},"id":${/"id":\s*(\d+)/.exec(request)?.[1] ?? 'null'}}`;
}

function respond(script: Script, request: IncomingMessage, response: ServerResponse, body: string) {
  if (script.kind === 'drop') return request.socket.destroy();
  const headers = script.kind === 'no-cors' ? {} : cors;
  if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
  switch (script.kind) {
    case 'ok':
      return response.writeHead(200, headers).end(frame(body, `"result":${script.result ?? '{"value":1}'}`));
    case 'no-cors':
      return response.writeHead(200).end(frame(body, '"result":1'));
    case 'rpc-error':
      return response.writeHead(200, headers).end(frame(body, `"error":${script.error}`));
    case 'status':
      return response.writeHead(script.status, { ...headers, ...script.headers }).end(script.body);
    case 'cut':
      response.writeHead(200, { ...headers, 'content-length': '1000' });
      return response.write('{"jsonrpc":', () => setTimeout(() => request.socket.destroy(), 50));
  }
}

function reply(socket: WebSocket, script: SocketScript, message: string): void {
  if (message.includes('Unsubscribe"')) socket.send(frame(message, '"result":true'));
  else if (script.kind === 'ok') socket.send(frame(message, `"result":${script.result}`));
  else if (script.kind === 'rpc-error') socket.send(frame(message, `"error":${script.error}`));
  else if (script.kind === 'close') socket.close(script.code, script.reason);
}
