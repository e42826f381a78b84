import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { main } from '../lib/command';
import { headersOf } from '../lib/export/file-headers';
import { securityHeaders } from '../lib/export/security-headers';
import { basePath } from '../lib/url';

function notFound(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  if (request.method === 'HEAD') response.end();
  else createReadStream('out/404.html').pipe(response);
}

/** Without a charset, browsers read text that is not HTML in another encoding. */
function nameEncoding(response: ServerResponse, pathname: string): void {
  const { type } = headersOf(pathname.slice(1));
  const isText = path.extname(pathname) !== '' && type.endsWith('charset=utf-8');
  if (isText) response.setHeader('Content-Type', type);
}

/** The server; it reads out/ when it starts. */
function createSite() {
  const serve = sirv('out', { extensions: ['html'], onNoMatch: notFound, setHeaders: nameEncoding });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const url = request.url ?? '/';
    if (!url.startsWith(`${basePath}/`)) return notFound(request, response);
    request.url = url.slice(basePath.length);
    serve(request, response);
  });
}

await main({
  usage: `Usage: tsx scripts/serve.ts

Serves out/ as a plain static host does, under the path it was built for: /x and /x/ both answer with page x, and
anything else with 404.html. The security headers are those of any host, without strict transport, which is for https.
PORT is the port; 3000 by default.`,
  run: async () => {
    const port = Number(process.env.PORT ?? 3000);
    createSite().listen(port, () => console.log(`Serving out/ on http://localhost:${port}${basePath}`));
  },
});
