import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen } from '@/tests/support/listen';
import { askAddresses } from './ask';

/** Requests as `METHOD /path`, in their order. */
const asked: string[] = [];
const open: ServerResponse[] = [];
let most = 0;

const answers: Record<string, RequestListener> = {
  '/fine': (_request, response) => response.end('fine'),
  '/moved': (_request, response) => response.writeHead(301, { location: '/fine' }).end(),
  '/elsewhere-today': (_request, response) => response.writeHead(302, { location: '/fine' }).end(),
  '/moved-to-nothing': (_request, response) => response.writeHead(308, { location: '/gone' }).end(),
  '/in-a-circle': (_request, response) => response.writeHead(302, { location: '/in-a-circle' }).end(),
  '/no-head': (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
  '/busy-once': (request, response) => {
    const isFirst = asked.filter((it) => it === 'GET /busy-once').length < 2;
    const status = request.method === 'HEAD' || isFirst ? 429 : 200;
    response.writeHead(status, { 'retry-after': '0' }).end();
  },
  '/busy': (_request, response) => response.writeHead(429, { 'retry-after': '0' }).end(),
  '/failing': (_request, response) => response.writeHead(500).end(),
  '/silent': () => {},
  '/reset': (request) => request.socket.destroy(),
  // Answers two requests at a time, and late enough to notice a simultaneous third one.
  '/pair': (_request, response) => {
    open.push(response);
    most = Math.max(most, open.length);
    if (open.length === 2) setTimeout(() => open.splice(0).forEach((it) => void it.end()), 50);
  },
};

let origin = '';
beforeAll(async () => {
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers[request.url?.replace(/\?.*/, '') ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  const { port, close } = await listen(server);
  origin = `http://127.0.0.1:${port}`;
  return close;
});

/** The verdict on one path of the server; only what never answers is not waited for. */
async function verdictOn(path: string) {
  const url = origin + path;
  const timeout = path === '/silent' ? 300 : 30_000;
  return (await askAddresses([url], { timeout, retries: 2, longestWait: 10 })).get(url);
}

describe('askAddresses', () => {
  it.each(['/fine', '/elsewhere-today', '/no-head', '/busy-once'])('finds that %s answers', async (path) => {
    expect(await verdictOn(path)).toEqual({ kind: 'answers' });
  });

  it('returns the new address after a permanent redirect', async () => {
    expect(await verdictOn('/moved')).toEqual({ kind: 'moved', to: `${origin}/fine` });
  });

  it.each([
    ['/gone', 'status 404'],
    ['/moved-to-nothing', 'status 404'],
    ['/in-a-circle', 'ERR_TOO_MANY_REDIRECTS'],
    ['/busy', 'status 429'],
    ['/failing', 'status 500'],
    ['/silent', 'ETIMEDOUT'],
    ['/reset', 'ECONNRESET'],
  ])('finds that %s is broken: %s', async (path, reason) => {
    expect(await verdictOn(path)).toEqual({ kind: 'broken', reason });
  });

  it('reports a host that does not answer', async () => {
    // A port without a server, because an unknown name would need a name server.
    const url = 'http://127.0.0.1:1/';
    const manners = { timeout: 30_000, retries: 0, longestWait: 0 };
    expect((await askAddresses([url], manners)).get(url)?.kind).toBe('broken');
  });

  it('sends only HEAD if that is enough, and retries only temporary failures', async () => {
    asked.length = 0;
    await verdictOn('/fine');
    await verdictOn('/gone');
    await verdictOn('/failing');
    expect(asked).toEqual([
      'HEAD /fine',
      ...['HEAD /gone', 'GET /gone'],
      ...['HEAD /failing', 'GET /failing', 'GET /failing', 'GET /failing'],
    ]);
  });

  it('sends at most two requests at a time to a host', async () => {
    const urls = Array.from({ length: 8 }, (_, number) => `${origin}/pair?${number}`);
    const verdicts = await askAddresses(urls);
    expect([...verdicts.values()]).toEqual(urls.map(() => ({ kind: 'answers' })));
    expect(most).toBe(2);
  });
});
