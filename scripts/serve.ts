import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { CommandError, getMessage, runCommand, UsageError } from '../lib/command';
import { findMissing } from '../lib/export/file-list';
import {
  crossOriginHeaders,
  fileHeaders,
  previewHeaders,
  publicData,
  securityHeaders,
} from '../lib/export/headers';
import { prefersMarkdown } from '../lib/export/prefers-markdown';
import { isPreview } from '../lib/preview';
import { basePath, markdownPath } from '../lib/url';

/** Serves x.html and x/index.html at `/x` and `/x/`. It handles ranges, validators and compression. */
const serveStatic = staticMiddleware({ dir: 'out' });
const commonHeaders = { ...securityHeaders, ...(isPreview ? previewHeaders : {}) };

function notFound(): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(readFileSync('out/404.html'), { status: 404, headers });
}

/** The path of a page's Markdown for a client that prefers it; else the path itself. */
function choose(pathname: string, accept: string): string {
  const markdown = markdownPath(pathname);
  const isMarkdown = path.extname(pathname) === '' && prefersMarkdown(accept) && existsSync(`out${markdown}`);
  return isMarkdown ? markdown : pathname;
}

async function respond(request: Request): Promise<Response> {
  const { method, headers } = request;
  if (!/^(GET|HEAD)$/.test(method))
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  const url = new URL(request.url);
  // The middleware leaves %24 as it is, and names of page data contain a $.
  const pathname = url.pathname.replaceAll('%24', '$');
  url.pathname = choose(pathname.slice(basePath.length), headers.get('accept') ?? '');
  const response = pathname.startsWith(`${basePath}/`)
    ? await serveStatic(new Request(url, { method, headers }), notFound)
    : notFound();
  const { type, cache } = fileHeaders(url.pathname.slice(1));
  const extension = path.extname(url.pathname);
  if (response.status < 300 && extension !== '') response.headers.set('Content-Type', type);
  if (response.status < 400) response.headers.set('Cache-Control', cache);
  response.headers.append('Vary', 'Accept');
  const isPublic = publicData.includes(extension.slice(1));
  for (const [name, value] of Object.entries({ ...commonHeaders, ...(isPublic ? crossOriginHeaders : {}) }))
    response.headers.set(name, value);
  return response;
}

await runCommand({
  usage: `Usage: npm start

Builds the site and serves out/ as docs/deploying.md tells hosts to, without strict transport, which is for https.
PORT is the port (default: 3000), HOST the address to listen on (default: localhost).`,
  options: { build: { type: 'boolean', default: false } },
  run: async (_args, { build }) => {
    const { PORT = '3000', HOST = 'localhost' } = process.env;
    if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535)
      throw new UsageError(`PORT is "${PORT}". It must be a number from 0 to 65535.`);
    const error = (reason: unknown) => new Response(getMessage(reason), { status: 500 });
    const options = { port: Number(PORT), hostname: HOST, silent: true, gracefulShutdown: false } as const;
    const server = await serve({ ...options, fetch: respond, error })
      .ready()
      .catch((reason) => {
        throw new CommandError(`${getMessage(reason)}. Set another PORT or HOST, or stop the other server.`);
      });
    // The port is taken by now. Requests wait, because the build holds up this process.
    const isBuilt = !build || spawnSync('npm run build', { shell: true, stdio: 'inherit' }).status === 0;
    const problem = isBuilt ? findMissing('out') : 'The build failed.';
    if (problem) {
      await server.close(true);
      throw new CommandError(problem);
    }
    console.log(`Serving out/ on ${new URL(`${basePath}/`, server.url)}`);
  },
});
