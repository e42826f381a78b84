import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cacheControl } from '@/lib/export/security-headers';
import type { File, Release } from './releases';

/** How a request ends: as it should, without an answer, with status 503, or after half of its body. */
export const outcomes = ['fine', 'dropped', 'unavailable', 'cut'] as const;

export type Outcome = (typeof outcomes)[number];

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

function send(response: ServerResponse, { body }: File, outcome: Outcome): void {
  if (outcome === 'fine') response.end(body);
  else response.write(body.subarray(0, body.length / 2), () => response.socket?.destroy());
}
