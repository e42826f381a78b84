import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer, type Handler, isNotification } from './json-rpc';
import type { Ledger } from './ledger';
import { createSubscriptions } from './subscriptions';

const HOST = '127.0.0.1';
const ATTEMPTS = 50;

/** The two ports of a node: HTTP, and websocket one above. */
export interface RpcServer {
  url: string;
  ws: string;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Serves a ledger on two neighbouring free ports: calls by HTTP, subscriptions by websocket. */
export async function startServer(ledger: Ledger, handle: Handler): Promise<RpcServer> {
  const http = createServer((request, response) => {
    respond(request, response, handle).catch((error: unknown) => response.destroy(error as Error));
  });
  const pubsub = createServer((_, response) => response.writeHead(426).end());
  const connections = new Set<Socket>();
  for (const server of [http, pubsub]) {
    server.on('connection', (socket: Socket) => {
      connections.add(socket);
      socket.on('close', () => connections.delete(socket));
    });
  }
  const port = await listenOnNeighbours(http, pubsub);
  // Only now: it would take the errors of a port in use for its own.
  const sockets = new WebSocketServer({ server: pubsub });
  let subscriptions = 0n;
  sockets.on('connection', (socket) => serveSocket(socket, ledger, () => subscriptions++));
  return {
    url: `http://${HOST}:${port}`,
    ws: `ws://${HOST}:${port + 1}`,
    close: async () => {
      for (const socket of connections) socket.destroy();
      await Promise.all([closed(http), closed(pubsub)]);
    },
  };
}

function serveSocket(socket: WebSocket, ledger: Ledger, numbering: () => bigint): void {
  const send = (text: string) => socket.send(text);
  const subscriptions = createSubscriptions(ledger, numbering, send);
  socket.on('message', async (data) => {
    const text = String(data);
    if (!isNotification(text)) send(await answer(text, subscriptions.handle));
  });
  socket.on('close', subscriptions.close);
}

async function respond(request: IncomingMessage, response: ServerResponse, handle: Handler): Promise<void> {
  const answered = await answer(await text(request), handle);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(answered);
}

/**
 * Binds two servers to neighbouring free ports; answers with the port of the first one. Throws after many attempts.
 */
export async function listenOnNeighbours(first: Server, second: Server): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await listen(first, 0);
    const { port } = first.address() as AddressInfo;
    try {
      await listen(second, port + 1);
      return port;
    } catch {
      await closed(first);
    }
  }
  throw new Error(`No two neighbouring ports were free in ${ATTEMPTS} attempts.`);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
