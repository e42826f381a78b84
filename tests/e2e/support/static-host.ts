import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { securityHeaders } from '@/lib/export/security-headers';
import { contentTypes } from '@/tests/support/content-types';

/**
 * Serves out/ as the plainest hosts do, to test that nothing depends on a helpful server. HOST says which one:
 * `bucket` is object-storage website hosting (exact files; `dir/` gives `dir/index.html`; `dir` is sent to `dir/`),
 * `try-files` is nginx with `try_files $uri $uri.html $uri/index.html`.
 */
const out = path.resolve('out');
const host = process.env.HOST === 'try-files' ? 'try-files' : 'bucket';
const port = Number(process.env.PORT ?? 4174);

/** Whether a key of the bucket names a file; case counts, as it does in object storage. */
async function isFile(key: string): Promise<boolean> {
  try {
    return (await stat(path.join(out, key))).isFile();
  } catch {
    return false;
  }
}

/** The file that answers a path, or where the reader is sent, or nothing. */
async function lookUp(key: string): Promise<{ file: string } | { redirect: string } | undefined> {
  const candidates = host === 'bucket' ? [key] : [key, `${key}.html`, `${key}/index.html`];
  for (const file of key.endsWith('/') ? [`${key}index.html`] : candidates) {
    if (await isFile(file)) return { file };
  }
  return (await isFile(`${key}/index.html`)) ? { redirect: `${key}/` } : undefined;
}

/** Sends a file, or for HEAD what a GET would have said of it. */
function send(request: IncomingMessage, response: ServerResponse, status: number, file: string): void {
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(status, { ...securityHeaders, 'content-type': type, 'cache-control': 'no-cache' });
  if (request.method === 'HEAD') response.end();
  else createReadStream(path.join(out, file)).pipe(response);
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://host');
  const found = await lookUp(decodeURIComponent(url.pathname));
  if (found === undefined) send(request, response, 404, '404.html');
  else if ('file' in found) send(request, response, 200, found.file);
  else response.writeHead(301, { location: found.redirect + url.search }).end();
}).listen(port);
