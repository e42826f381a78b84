import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { securityHeaders } from '../lib/export/security-headers';
import { basePath } from '../lib/url';

/**
 * Serves out/ as a plain static host does, under the path it was built for: `/x` and `/x/` both answer with page x, and
 * anything else with 404.html. The security headers are those of any host; only strict transport is left out, which is
 * for https.
 */
const port = Number(process.env.PORT ?? 3000);

function notFound(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  if (request.method === 'HEAD') response.end();
  else createReadStream('out/404.html').pipe(response);
}

/** Text that is no HTML is sent without its encoding otherwise, and read as another. */
function nameEncoding(response: ServerResponse, file: string): void {
  const type = { '.md': 'text/markdown', '.txt': 'text/plain' }[path.extname(file)];
  if (type !== undefined) response.setHeader('Content-Type', `${type}; charset=utf-8`);
}

const serve = sirv('out', { extensions: ['html'], onNoMatch: notFound, setHeaders: nameEncoding });

createServer((request, response) => {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const url = request.url ?? '/';
  if (!url.startsWith(`${basePath}/`)) return notFound(request, response);
  request.url = url.slice(basePath.length);
  serve(request, response);
}).listen(port, () => {
  console.log(`Serving out/ on http://localhost:${port}${basePath}`);
});
