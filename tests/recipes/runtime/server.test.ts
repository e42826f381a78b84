import { on, once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startRuntime } from '.';
import { listenOnNeighbours } from './server';

afterEach(() => vi.restoreAllMocks());

it('runs at the same time as others, each on two neighbouring ports', async () => {
  const runtimes = await Promise.all(Array.from({ length: 12 }, startRuntime));
  const ports = runtimes.map(({ url, ws }) => [Number(new URL(url).port), Number(new URL(ws).port)] as const);
  expect(ports.every(([http, socket]) => socket === http + 1)).toBe(true);
  expect(new Set(ports.flat()).size).toBe(24);
  await Promise.all(runtimes.map(({ close }) => close()));
});

it('frees its ports when it is closed', async () => {
  const { url, ws, close } = await startRuntime();
  await close();
  for (const address of [url, ws]) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(Number(new URL(address).port), '127.0.0.1', resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
});

it('does not answer a notification, but the calls after it', async () => {
  const { ws, close } = await startRuntime();
  const socket = new WebSocket(ws);
  await once(socket, 'open');
  const answers = on(socket, 'message');
  socket.send('{"jsonrpc":"2.0","method":"ping"}');
  socket.send('{"jsonrpc":"2.0","id":7,"method":"getNothing","params":[]}');
  const { value } = await answers.next();
  expect(JSON.parse(String(value[0]))).toMatchObject({ id: 7, error: { code: -32601 } });
  await close();
});

it('uses other ports if the port above is in use', async () => {
  const http = createServer();
  const pubsub = createServer();
  // As if another program used the port: the system chooses a free one.
  const listen = vi.spyOn(pubsub, 'listen').mockImplementationOnce(() => {
    queueMicrotask(() => pubsub.emit('error', new Error('listen EADDRINUSE')));
    return pubsub;
  });
  const port = await listenOnNeighbours(http, pubsub);
  expect(listen.mock.calls.length).toBeGreaterThan(1);
  expect([http.address(), pubsub.address()]).toMatchObject([{ port }, { port: port + 1 }]);
  for (const server of [http, pubsub]) server.close();
});
