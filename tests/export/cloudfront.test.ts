import { existsSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cloudFrontFunction } from '@/lib/export/redirects/redirect-rules';
import {
  cacheControl,
  previewHeaders,
  securityHeaders,
  strictTransportSecurity,
} from '@/lib/export/security-headers';
import { forms, htmlFile, routes } from '@/tests/e2e/support/routes';

/** The parts of CloudFront's events that the function reads and writes. */
interface Request {
  uri: string;
  querystring: Record<string, { value: string }>;
}
interface Response {
  statusCode: number;
  headers: Record<string, { value: string }>;
}

/** The function of a script; CloudFront has nothing of Node in it. */
function handlerOf(script: string): (event: object) => unknown {
  const context = createContext({});
  runInContext(script, context);
  return context.handler as (event: object) => unknown;
}

/** Addresses that pages have had, as a build fills them in. */
const redirects = [
  { from: '/old/page', to: '/cli/install#build' },
  { from: '/old/', to: '/cli/' },
];
const source = readFileSync('scripts/hosts/cloudfront-function.js', 'utf8');
const handler = handlerOf(cloudFrontFunction(source, redirects).text);

/** The key of the bucket that CloudFront asks for, given the path of a request. */
function keyOf(uri: string): string {
  const request: Request = { uri, querystring: { q: { value: 'x' } } };
  const answer = handler({ context: { eventType: 'viewer-request' }, request }) as Request;
  expect(answer.querystring).toEqual({ q: { value: 'x' } });
  return answer.uri;
}

/** The headers of an answer, as CloudFront passes it on. */
function headersOf(uri: string, statusCode = 200, by = handler): Record<string, string> {
  const response: Response = { statusCode, headers: { etag: { value: '"1"' } } };
  const event = { context: { eventType: 'viewer-response' }, request: { uri }, response };
  const { headers } = by(event) as Response;
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}

describe('the CloudFront function', () => {
  it.each(routes)('answers every form of %s with a file that has the page', (route) => {
    const page = readFileSync(htmlFile(route), 'utf8');
    for (const form of forms(route)) expect(readFileSync(`out${keyOf(form)}`, 'utf8'), form).toBe(page);
  });

  it.each(['/sitemap.xml', '/_next/static/a.js', '/a/__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt', '/404.html'])(
    'leaves %s as it is',
    (path) => expect(keyOf(path)).toBe(path),
  );

  it('takes the number of a version for no ending of a file', () => {
    for (const form of ['/1.17', '/1.17/', '/1.17/index.html'])
      expect(keyOf(form), form).toBe('/1.17/index.html');
    expect(keyOf('/docs/1.17.2')).toBe('/docs/1.17.2/index.html');
    expect(keyOf('/1.17.html')).toBe('/1.17.html');
    expect(keyOf('/search-index/core-1.17.json')).toBe('/search-index/core-1.17.json');
  });

  it('makes no file of an unknown path', () => {
    for (const path of ['/nowhere', '/nowhere/', '/cli/nowhere.html', '/_next/static/nowhere'])
      expect(existsSync(`out${keyOf(path)}`), path).toBe(false);
  });

  it('leads every form of an address that a page has had to the page, with the headers of any answer', () => {
    const all = { ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity };
    const sent = Object.entries({ ...all, 'Cache-Control': cacheControl.revalidated });
    const ask = (uri: string) => handler({ context: { eventType: 'viewer-request' }, request: { uri } });
    for (const [from, location] of [
      ['/old/page', '/cli/install/#build'],
      ['/old/', '/cli/'],
    ] as const)
      for (const form of forms(from))
        expect(ask(form), form).toEqual({
          statusCode: 301,
          headers: {
            ...Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), { value }])),
            location: { value: location },
          },
        });
    for (const path of ['/Old/page', '/old/pages', '/old/page/x', '/constructor'])
      expect(ask(path), path).toEqual({ uri: keyOf(path) });
  });

  it('has as many of them as CloudFront takes', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ from: `/old/${index}`, to: '/cli/install' }));
    const { text, filled } = cloudFrontFunction(source, many);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_240);
    expect(filled).toBeGreaterThan(100);
    expect(text).toContain(`"/old/${filled - 1}"`);
    expect(text).not.toContain(`"/old/${filled}"`);
  });

  it('adds the security headers, and leaves those of the bucket', () => {
    const all = { ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity };
    const lower = Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]);
    expect(headersOf('/cli/index.html')).toEqual({
      ...Object.fromEntries(lower),
      etag: '"1"',
      'cache-control': cacheControl.revalidated,
    });
  });

  it('keeps a preview out of search engines, as its comment says', () => {
    const preview = handlerOf(source.replace("// 'x-robots-tag'", "'x-robots-tag'"));
    expect(headersOf('/cli/index.html')).not.toHaveProperty('x-robots-tag');
    expect(headersOf('/cli/index.html', 200, preview)['x-robots-tag']).toBe(previewHeaders['X-Robots-Tag']);
  });

  it.each([
    ['/_next/static/chunks/a.js', 200, cacheControl.immutable],
    ['/docs/_next/static/a.css', 304, cacheControl.immutable],
    ['/search-index/f561/core.json', 200, cacheControl.immutable],
    ['/_next/static/chunks/a.js', 404, cacheControl.revalidated],
    ['/search-index/core.json', 200, cacheControl.revalidated],
    ['/cli/index.txt', 200, cacheControl.revalidated],
  ])('has browsers keep %s, status %i: %s', (path, status, expected) =>
    expect(headersOf(path, status)['cache-control']).toBe(expected),
  );
});
