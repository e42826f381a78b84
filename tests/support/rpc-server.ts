import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** How the server answers a POST. `ok` gives `result`, which is JSON text, so that its integers are exact. */
export type Script =
  | { kind: 'ok'; result?: string; delayMs?: number }
  | { kind: 'rpc-error'; error: string }
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  | { kind: 'text'; body: string }
  | { kind: 'large'; bytes: number }
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

/** A JSON-RPC server for tests, by HTTP and websocket on one port; it says what it is told to say. */
export interface RpcServer {
  url: string;
  ws: string;
  /** Bodies of all POSTs so far. */
  requests: string[];
  /** Messages of all websockets so far. */
  messages: string[];
  /** How many websockets are open. */
  sockets: () => number;
  answer: (script: Script) => void;
  answerSocket: (script: SocketScript) => void;
  /** Sends a text to every open websocket. */
  notify: (text: string) => void;
  /** Closes every open websocket. */
  closeSockets: (code: number, reason: string) => void;
  close: () => Promise<void>;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
};
const json = { ...cors, 'content-type': 'application/json' };

/** Starts a server on a free port. */
export async function startRpcServer(): Promise<RpcServer> {
  const requests: string[] = [];
  const messages: string[] = [];
  let script: Script = { kind: 'ok' };
  let socketScript: SocketScript = { kind: 'ok', result: '23' };

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.method === 'POST') requests.push(body);
    respond(script, request, response, body);
  });
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      messages.push(String(data));
      reply(socket, socketScript, String(data));
    });
  });

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    ws: `ws://localhost:${port}`,
    requests,
    messages,
    sockets: () => sockets.clients.size,
    answer: (next) => {
      script = next;
    },
    answerSocket: (next) => {
      socketScript = next;
    },
    notify: (text) => {
      for (const socket of sockets.clients) socket.send(text);
    },
    closeSockets: (code, reason) => {
      for (const socket of sockets.clients) {
        // No close frame can carry this code: it means that there was none.
        if (code === 1006) socket.terminate();
        else socket.close(code, reason);
      }
    },
    close: async () => {
      for (const socket of connections) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function idOf(body: string): string {
  return /"id":\s*(\d+)/.exec(body)?.[1] ?? 'null';
}

function respond(script: Script, request: IncomingMessage, response: ServerResponse, body: string): void {
  if (script.kind === 'drop') {
    request.socket.destroy();
    return;
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, script.kind === 'no-cors' ? {} : cors).end();
    return;
  }
  const frame = (rest: string) => `{"jsonrpc":"2.0",${rest},"id":${idOf(body)}}`;
  switch (script.kind) {
    case 'ok':
      setTimeout(
        () => response.writeHead(200, json).end(frame(`"result":${script.result ?? '{"value":1}'}`)),
        script.delayMs ?? 0,
      );
      return;
    case 'rpc-error':
      response.writeHead(200, json).end(frame(`"error":${script.error}`));
      return;
    case 'status':
      response.writeHead(script.status, { ...cors, ...script.headers }).end(script.body ?? '');
      return;
    case 'text':
      response.writeHead(200, json).end(script.body);
      return;
    case 'large':
      response.writeHead(200, json).end(frame(`"result":"${'x'.repeat(script.bytes)}"`));
      return;
    case 'cut':
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"jsonrpc":', () => setTimeout(() => request.socket.destroy(), 50));
      return;
    case 'no-cors':
      response.writeHead(200, { 'content-type': 'application/json' }).end(frame('"result":1'));
      return;
    case 'hang':
      return;
  }
}

function reply(socket: WebSocket, script: SocketScript, message: string): void {
  const frame = (rest: string) => `{"jsonrpc":"2.0",${rest},"id":${idOf(message)}}`;
  if (message.includes('Unsubscribe"')) {
    socket.send(frame('"result":true'));
    return;
  }
  switch (script.kind) {
    case 'ok':
      socket.send(frame(`"result":${script.result}`));
      return;
    case 'rpc-error':
      socket.send(frame(`"error":${script.error}`));
      return;
    case 'close':
      socket.close(script.code, script.reason);
      return;
    case 'hang':
      return;
  }
}
