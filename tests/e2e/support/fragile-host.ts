import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { cacheControl } from '@/lib/export/security-headers';
import type { File, Release } from './releases';

/** How a request fails: without an answer, with status 503, or after half of its body. */
export const failures = ['dropped', 'unavailable', 'cut'] as const;

/** How a request ends: as it should, in pieces between which the browser has time to paint, or in a failure. */
export type Outcome = 'fine' | 'pieces' | (typeof failures)[number];

/** Bytes of a piece: few enough that no part of a page comes in one. */
const PIECE = 1500;

/** Milliseconds between pieces: some frames. */
const PAUSE = 40;

/** A static host in this process, whose site can be replaced and whose answers can fail. */
export interface FragileHost {
  origin: string;
  /** What is deployed. */
  release: Release;
  /** Decides how each request ends. */
  decide: (pathname: string) => Outcome;
  close(): Promise<void>;
}

/** Starts a host that caches as README.md says: what has a name of its own for good, all else not at all. */
export async function startFragileHost(release: Release): Promise<FragileHost> {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const outcome = host.decide(pathname);
    if (outcome === 'dropped') return request.socket.destroy();
    if (outcome === 'unavailable') return response.writeHead(503).end('Service unavailable');
    const file = host.release(pathname);
    response.writeHead(file.status, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control':
        pathname.startsWith('/_next/static/') && file.status === 200
          ? cacheControl.immutable
          : cacheControl.revalidated,
    });
    if (request.method === 'HEAD') response.end();
    else send(response, file, outcome);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const host: FragileHost = {
    origin: `http://localhost:${port}`,
    release,
    decide: () => 'fine',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}

async function send(response: ServerResponse, { body }: File, outcome: Outcome): Promise<void> {
  if (outcome === 'cut') response.write(body.subarray(0, body.length / 2), () => response.socket?.destroy());
  else if (outcome === 'fine') response.end(body);
  else {
    for (let at = 0; at < body.length; at += PIECE) {
      response.write(body.subarray(at, at + PIECE));
      await setTimeout(PAUSE);
    }
    response.end();
  }
}
