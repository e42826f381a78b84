import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { startRuntime } from '.';
import { listenOnNeighbours } from './server';

afterEach(() => vi.restoreAllMocks());

it('runs side by side with others, each on two neighbouring ports of its own', async () => {
  const runtimes = await Promise.all(Array.from({ length: 12 }, startRuntime));
  const ports = runtimes.map(({ url, ws }) => [Number(new URL(url).port), Number(new URL(ws).port)] as const);
  expect(ports.every(([http, socket]) => socket === http + 1)).toBe(true);
  expect(new Set(ports.flat()).size).toBe(24);
  await Promise.all(runtimes.map(({ close }) => close()));
});

it('leaves its ports when it is closed', async () => {
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

it('looks for other ports where the one above is taken', async () => {
  const http = createServer();
  const pubsub = createServer();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port: above } = taken.address() as AddressInfo;
  // The system gives out a free port; the first time it is told which.
  const listen = http.listen.bind(http);
  vi.spyOn(http, 'listen').mockImplementationOnce((_port, ...rest) => listen(above - 1, ...rest));
  const port = await listenOnNeighbours(http, pubsub);
  expect(port).not.toBe(above - 1);
  expect(pubsub.address()).toMatchObject({ port: port + 1 });
  for (const server of [http, pubsub, taken]) server.close();
});
