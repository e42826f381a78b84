import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { CommandError, getMessage, runCommand, UsageError } from '../lib/command';
import { fileHeaders, previewHeaders, securityHeaders } from '../lib/export/headers';
import { isPreview } from '../lib/preview';
import { basePath } from '../lib/url';

/** Serves x.html and x/index.html at `/x` and `/x/`. It handles ranges, validators and compression. */
const serveStatic = staticMiddleware({ dir: 'out' });
const commonHeaders = { ...securityHeaders, ...(isPreview ? previewHeaders : {}) };

function notFound(): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(readFileSync('out/404.html'), { status: 404, headers });
}

async function respond(request: Request): Promise<Response> {
  const url = new URL(request.url);
  // The middleware leaves %24 as it is, and names of page data contain a $.
  const pathname = url.pathname.replaceAll('%24', '$');
  url.pathname = pathname.slice(basePath.length);
  const { method, headers } = request;
  const response = pathname.startsWith(`${basePath}/`)
    ? await serveStatic(new Request(url, { method, headers }), notFound)
    : notFound();
  const { type, cache } = fileHeaders(url.pathname.slice(1));
  const hasExtension = path.extname(url.pathname) !== '';
  if (response.status < 300 && hasExtension) response.headers.set('Content-Type', type);
  if (response.status < 400) response.headers.set('Cache-Control', cache);
  for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value);
  return response;
}

await runCommand({
  usage: `Usage: npm start

Builds the site and serves out/ as docs/deploying.md tells hosts to, without strict transport, which is for https.
PORT is the port (default: 3000), HOST the address to listen on (default: localhost).`,
  run: async () => {
    const { PORT = '3000', HOST = 'localhost' } = process.env;
    if (!existsSync('out/404.html'))
      throw new CommandError('There is no out/404.html. Run `npm run build` first.');
    if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535)
      throw new UsageError(`PORT is "${PORT}". It must be a number from 0 to 65535.`);
    const error = (reason: unknown) => new Response(getMessage(reason), { status: 500 });
    const options = { port: Number(PORT), hostname: HOST, silent: true, gracefulShutdown: false } as const;
    const server = await serve({ ...options, fetch: respond, error })
      .ready()
      .catch((reason) => {
        throw new CommandError(`${getMessage(reason)}. Set another PORT or HOST, or stop the other server.`);
      });
    console.log(`Serving out/ on ${new URL(`${basePath}/`, server.url)}`);
  },
});
