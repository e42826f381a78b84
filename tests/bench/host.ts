import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotli, storedFile } from '@/lib/weight/brotli';
import { contentTypes } from '@/tests/support/content-types';

/** A site that is served. */
export interface Host {
  origin: string;
  close: () => void;
}

/**
 * Serves an export as a static host does that keeps its files compressed: brotli, HTTP/1.1 with connections kept
 * open, no detour from `/x/` to its file. What was asked for once is in memory.
 *
 * @param out folder of the export
 * @param documents further documents, HTML by pathname
 */
export async function startHost(
  out: string,
  documents: ReadonlyMap<string, string> = new Map(),
): Promise<Host> {
  const made = new Map([...documents].map(([pathname, html]) => [pathname, brotli(html)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = fileOf(out, decodeURIComponent(pathname));
    const document = made.get(pathname);
    if (document === undefined && file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { body, encoding } =
      document || file === undefined
        ? { body: document ?? Buffer.alloc(0), encoding: 'br' as const }
        : storedFile(file);
    const type = contentTypes[file ? path.extname(file) : '.html'] ?? 'application/octet-stream';
    const length = { 'content-length': body.length };
    const coded = encoding === 'br' ? { 'content-encoding': encoding } : {};
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', ...length, ...coded });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((started) => server.listen(0, started));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file of an export that answers a decoded pathname. */
export function fileOf(out: string, pathname: string): string | undefined {
  const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
