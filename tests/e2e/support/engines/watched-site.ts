import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

declare global {
  interface Window {
    /** What went wrong in this document so far. */
    complaints: string[];
  }
}

/** out/ on a server whose pages note what goes wrong in them: not every browser tells its driver. */
export interface WatchedSite {
  origin: string;
  close: () => Promise<unknown>;
}

/** Serves out/ on a free port. */
export async function serveWatched(): Promise<WatchedSite> {
  const files = sirv('out');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const page = path.join('out', pathname, 'index.html');
    if (!pathname.endsWith('/') || !existsSync(page)) return files(request, response);
    const html = readFileSync(page, 'utf8').replace('<head>', `<head><script>(${takeNotes})()</script>`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs in the page before anything else. */
function takeNotes(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.join(' ')}`);
    error(...words);
  };
  addEventListener('error', ({ target, message }) => complaints.push(`error: ${message ?? target}`), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', (event) => complaints.push(`policy: ${event.blockedURI}`));
}
