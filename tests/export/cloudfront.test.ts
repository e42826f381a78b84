import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { cacheControl, previewHeaders } from '@/lib/export/headers';
import type { Ask } from '@/tests/support/ask';
import { folderRelease } from '@/tests/support/static-host';
import { expectHost, expectNegotiation, secureHeaders } from './support/expect-host';

/** The parts of CloudFront's events that the function reads and writes. */
interface Event {
  context: { eventType: 'viewer-request' | 'viewer-response' };
  request: { uri: string; headers: Record<string, { value: string }> };
  response?: Response;
}
interface Response {
  statusCode: number;
  headers: Record<string, { value: string }>;
}
type Handler = (event: Event) => Response | Event['request'];

/** The function of a script; CloudFront has nothing of Node in it. */
function handlerOf(script: string): Handler {
  const context = createContext({});
  runInContext(script, context);
  return context.handler as Handler;
}

const source = readFileSync('scripts/hosts/cloudfront-function.js', 'utf8');
const bucket = folderRelease('bucket');

/** CloudFront with a function, before a bucket. */
function cloudFront(handler: Handler): Ask {
  return async (path, method, { accept } = {}) => {
    const request = handler({
      context: { eventType: 'viewer-request' },
      request: { uri: path, headers: accept === undefined ? {} : { accept: { value: accept } } },
    }) as Event['request'];
    const file = bucket(decodeURIComponent(request.uri));
    const response = { statusCode: file.status, headers: { 'content-type': { value: file.type } } };
    const answer = handler({ context: { eventType: 'viewer-response' }, request, response }) as Response;
    const headers = Object.entries(answer.headers).map(([name, { value }]) => [name, value]);
    const body = method === 'HEAD' ? Buffer.alloc(0) : file.body;
    return { status: answer.statusCode, headers: Object.fromEntries(headers), body };
  };
}

const handler = handlerOf(source);
const ask = cloudFront(handler);

it('every form of a page is the page, with the headers', () => expectHost(ask, { headers: secureHeaders }));

it('sends Markdown to those who prefer it', () => expectNegotiation(ask));

it.each([
  ['/docs/1.17.2', '/docs/1.17.2/index.html'],
  ['/1.17/index.html', '/1.17/index.html'],
  ['/1.17.html', '/1.17.html'],
])('%s is the key %s: a number is not the ending of a file', (uri, key) =>
  expect(handler({ context: { eventType: 'viewer-request' }, request: { uri, headers: {} } })).toMatchObject({
    uri: key,
  }),
);

it('keeps files below a path whose names change with their content', () => {
  const request = { uri: '/docs/_next/static/a.css', headers: {} };
  const response = { statusCode: 304, headers: {} };
  const answer = handler({ context: { eventType: 'viewer-response' }, request, response }) as Response;
  expect(answer.headers['cache-control']?.value).toBe(cacheControl.immutable);
});

it('keeps a preview out of search engines, as its comment says', async () => {
  const preview = cloudFront(handlerOf(source.replace("// 'x-robots-tag'", "'x-robots-tag'")));
  expect((await ask('/cli/')).headers).not.toHaveProperty('x-robots-tag');
  expect((await preview('/cli/')).headers['x-robots-tag']).toBe(previewHeaders['X-Robots-Tag']);
});
