import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { cacheControl } from '@/lib/export/security-headers';
import { contentTypes } from '@/tests/support/content-types';

/** How a host finds the file of a path, and how it sends readers on from a folder without its slash. */
interface Rules {
  /** Files that may answer a path without a slash at its end, in order. */
  candidates(key: string): string[];
  /** Status of the redirect from `dir` to `dir/`. */
  redirect: 301 | 302;
  /** What it sends with every file, of itself. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Static hosts that tests stand in for. Case counts in all of them.
 *
 * - `bucket`: website hosting of object storage, such as Amazon S3: exact keys, an index document for each folder, an
 *   error document. Cache-Control is that of the upload; no other header can be had.
 * - `try-files`: nginx with `try_files $uri $uri.html $uri/index.html`.
 * - `github-pages`: adds `.html`; every file may be kept for ten minutes; no header can be set.
 */
const hosts = {
  bucket: {
    candidates: (key) => [key],
    redirect: 302,
    headers: { 'cache-control': cacheControl.revalidated },
  },
  'try-files': {
    candidates: (key) => [key, `${key}.html`, `${key}/index.html`],
    redirect: 301,
    headers: { 'cache-control': cacheControl.revalidated },
  },
  'github-pages': {
    candidates: (key) => [key, `${key}.html`],
    redirect: 301,
    headers: { 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' },
  },
} satisfies Record<string, Rules>;

export type HostKind = keyof typeof hosts;

const out = path.resolve('out');

/**
 * A server of out/ that answers as such a host does.
 *
 * @param headers what a proxy before the host adds
 * @param base path that the site stands under, without a slash at its end
 */
export function createStaticHost(
  kind: HostKind,
  { headers = {}, base = '' }: { headers?: Readonly<Record<string, string>>; base?: string } = {},
): Server {
  const rules: Rules = hosts[kind];
  return createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const isHead = request.method === 'HEAD';
    const send = (status: number, file: string) =>
      sendFile(response, { status, file, isHead, headers: { ...rules.headers, ...headers } });
    const url = new URL(request.url ?? '/', 'http://host');
    const pathname = decodeURIComponent(url.pathname);
    if (pathname === base) return void response.writeHead(rules.redirect, { location: `${base}/` }).end();
    if (!pathname.startsWith(`${base}/`)) return void response.writeHead(404).end();
    const found = await lookUp(rules, pathname.slice(base.length));
    if (found === undefined) send(404, '404.html');
    else if ('file' in found) send(200, found.file);
    else response.writeHead(rules.redirect, { location: base + found.redirect + url.search }).end();
  });
}

/** The file that answers a path, or where the reader is sent, or nothing. */
async function lookUp(
  rules: Rules,
  key: string,
): Promise<{ file: string } | { redirect: string } | undefined> {
  for (const file of key.endsWith('/') ? [`${key}index.html`] : rules.candidates(key)) {
    if (await isFile(file)) return { file };
  }
  return (await isFile(`${key}/index.html`)) ? { redirect: `${key}/` } : undefined;
}

async function isFile(key: string): Promise<boolean> {
  try {
    return (await stat(path.join(out, key))).isFile();
  } catch {
    return false;
  }
}

interface Sent {
  status: number;
  file: string;
  isHead: boolean;
  headers: Readonly<Record<string, string>>;
}

/** Sends a file, or for HEAD what a GET would have said of it. */
function sendFile(response: ServerResponse, { status, file, isHead, headers }: Sent): void {
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(status, { 'content-type': type, ...headers });
  if (isHead) response.end();
  else createReadStream(path.join(out, file)).pipe(response);
}
