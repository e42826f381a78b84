import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { headersOf } from '@/lib/export/file-headers';
import { type StoredFile, storedFile } from '@/tests/support/weight';

/** The out/ folder of an earlier build, to measure it in turn with this one: `BENCH_BASELINE=path npm run bench`. */
export const baseline = process.env.BENCH_BASELINE;

/** Answers of the host to pathnames, instead of files. */
type Made = ReadonlyMap<string, Omit<StoredFile, 'raw'>>;

/**
 * Serves an export as a static host does that keeps its files compressed: brotli, HTTP/1.1 with connections kept open,
 * no redirect from `/x/` to its file. Requested files are kept in memory.
 *
 * @param out folder of the export
 */
export async function startHost(out: string, made: Made = new Map()) {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = fileOf(out, pathname);
    const answer = made.get(pathname) ?? (file && storedFile(file));
    if (!answer) return void response.writeHead(404).end();
    const { body, encoding } = answer;
    response.writeHead(200, {
      'content-type': headersOf(pathname.endsWith('/') ? 'index.html' : pathname.slice(1)).type,
      'cache-control': 'no-cache',
      'content-length': body.length,
      ...(encoding === 'br' ? { 'content-encoding': 'br' } : {}),
    });
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
