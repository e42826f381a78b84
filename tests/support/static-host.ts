import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { fileHeaders } from '@/lib/export/headers';
import { listen } from './listen';

type Headers = Readonly<Record<string, string>>;

/** What a host sends for a path. */
export interface File {
  status: number;
  type: string;
  body: Buffer;
  headers?: Headers;
}

/** A deployed site: its file for a decoded path, or its page for unknown paths. */
export type Release = (pathname: string) => File;

/** A static host in this process. */
export type StaticHost = Awaited<ReturnType<typeof startStaticHost>>;

/**
 * How a kind of host finds a file. Case counts in both of them.
 *
 * - `bucket`: website hosting of object storage, such as Amazon S3: exact keys, an index document for each folder, an
 *   error document.
 * - `github-pages`: adds `.html`.
 */
export type HostKind = 'bucket' | 'github-pages';

interface Options {
  /** The site, if it is not out/ as it is. */
  release?: Release;
  /** Sends the body of an answer; all at once by default. */
  send?: (response: ServerResponse, file: File) => unknown;
}

/** Starts a server that answers as a kind of static host does. */
export async function startStaticHost(kind: HostKind, options: Options = {}) {
  const { release = folderRelease(kind), send = (response, { body }) => response.end(body) } = options;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = release(decodeURIComponent(pathname));
    response.writeHead(file.status, {
      'content-type': file.type,
      'content-length': file.body.length,
      ...file.headers,
    });
    if (request.method === 'HEAD') response.end();
    else send(response, file);
  });
  server.keepAliveTimeout = 60_000;
  const { port, close } = await listen(server);
  return { origin: `http://localhost:${port}`, port, close };
}

/** The folder out/ as a kind of host finds its files. */
export function folderRelease(kind: HostKind): Release {
  const isFile = (name: string) => statSync(`out${name}`, { throwIfNoEntry: false })?.isFile();
  const read = (name: string, status = 200): File => {
    const { type, cache } = fileHeaders(name.slice(1));
    return { status, type, body: readFileSync(`out${name}`), headers: { 'cache-control': cache } };
  };
  return (pathname) => {
    const names = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname];
    if (kind === 'github-pages') names.push(`${pathname}.html`);
    const found = names.find(isFile);
    if (found !== undefined) return read(found);
    if (!isFile(`${pathname}/index.html`)) return read('/404.html', 404);
    return { status: 302, type: 'text/html', body: Buffer.alloc(0), headers: { location: `${pathname}/` } };
  };
}
