import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { securityHeaders } from '../lib/export/security-headers';

/**
 * Serves out/ as a plain static host does: `/x` and `/x/` both answer with page x, and anything else with 404.html.
 * The security headers are those of any host; only strict transport is left out, which is for https.
 */
const port = Number(process.env.PORT ?? 3000);
const serve = sirv('out', {
  extensions: ['html'],
  onNoMatch: (request, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    if (request.method === 'HEAD') response.end();
    else createReadStream('out/404.html').pipe(response);
  },
});

createServer((request, response) => {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  serve(request, response);
}).listen(port, () => {
  console.log(`Serving out/ on http://localhost:${port}`);
});
