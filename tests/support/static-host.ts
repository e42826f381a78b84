import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { cacheControl } from '@/lib/export/security-headers';
import { contentTypes } from '@/tests/support/content-types';

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

/** How a request fails: without an answer, with status 503, or after half of its body. */
export const failures = ['dropped', 'unavailable', 'cut'] as const;

export type Outcome = 'fine' | (typeof failures)[number];

/** A static host in this process. Its site can be replaced, and its answers can fail. */
export interface StaticHost {
  origin: string;
  port: number;
  /** What is deployed. */
  release: Release;
  /** Decides how each request ends. */
  decide: (pathname: string) => Outcome;
  close(): Promise<void>;
}

export type HostKind = 'bucket' | 'try-files' | 'github-pages';

/**
 * How each kind of host finds a file. Case counts in all of them.
 *
 * - `bucket`: website hosting of object storage, such as Amazon S3: exact keys, an index document for each folder, an
 *   error document.
 * - `try-files`: nginx with `try_files $uri $uri.html $uri/index.html`.
 * - `github-pages`: adds `.html`; every file may be kept for ten minutes; no header can be set.
 */
const endings: Record<HostKind, string[]> = {
  bucket: [''],
  'try-files': ['', '.html', '/index.html'],
  'github-pages': ['', '.html'],
};

interface Options {
  /** Folder of the site; out/ by default. */
  root?: string;
  /** Headers of every answer. */
  headers?: Headers;
  /** Path that the site is served under, without a slash at its end. */
  base?: string;
  /** Free one by default. */
  port?: number;
  /** The site, if it is not the folder as it is. */
  release?: Release;
  /** Sends the body of an answer; all at once by default. */
  send?: (response: ServerResponse, file: File) => unknown;
}

/** Starts a server that answers as a kind of static host does. */
export async function startStaticHost(kind: HostKind, options: Options = {}): Promise<StaticHost> {
  const { root, headers = {}, base = '', port: wanted = 0, release = folderRelease(kind, root) } = options;
  const { send = (response, { body }) => response.end(body) } = options;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    const { pathname: encoded, search } = new URL(request.url ?? '/', 'http://host');
    const pathname = decodeURIComponent(encoded);
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return response.writeHead(404).end();
    const outcome = host.decide(pathname);
    if (outcome === 'dropped') return request.socket.destroy();
    if (outcome === 'unavailable') return response.writeHead(503).end('Service unavailable');
    const file = pathname === base ? redirect(kind, '/') : host.release(pathname.slice(base.length));
    const { location } = file.headers ?? {};
    response.writeHead(file.status, {
      'content-type': file.type,
      'content-length': file.body.length,
      ...headers,
      ...file.headers,
      ...(location === undefined ? {} : { location: base + location + search }),
    });
    if (request.method === 'HEAD') response.end();
    else if (outcome === 'fine') send(response, file);
    else response.write(file.body.subarray(0, file.body.length / 2), () => response.socket?.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(wanted, resolve));
  const { port } = server.address() as AddressInfo;
  const host: StaticHost = {
    origin: `http://localhost:${port}`,
    port,
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

/** A folder as a kind of host finds its files. */
export function folderRelease(kind: HostKind, root = 'out'): Release {
  const isFile = (name: string) => statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile();
  const read = (name: string, status = 200): File => ({
    status,
    type: contentTypes[path.extname(name)] ?? 'application/octet-stream',
    body: readFileSync(path.join(root, name)),
    headers: cacheHeaders(kind, name),
  });
  return (pathname) => {
    const names = pathname.endsWith('/')
      ? [`${pathname}index.html`]
      : endings[kind].map((ending) => pathname + ending);
    const found = names.find(isFile);
    if (found !== undefined) return read(found);
    return isFile(`${pathname}/index.html`) ? redirect(kind, `${pathname}/`) : read('/404.html', 404);
  };
}

function redirect(kind: HostKind, location: string): File {
  const status = kind === 'bucket' ? 302 : 301;
  return { status, type: 'text/html', body: Buffer.alloc(0), headers: { location } };
}

/** GitHub Pages decides itself; elsewhere it is as README.md says. */
function cacheHeaders(kind: HostKind, name: string): Headers {
  if (kind === 'github-pages') return { 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' };
  const isImmutable = name.startsWith('/_next/static/');
  return { 'cache-control': isImmutable ? cacheControl.immutable : cacheControl.revalidated };
}
