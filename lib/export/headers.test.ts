import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cacheControl, fileHeaders, headersFile, securityHeaders, strictTransportSecurity } from './headers';

it('headersFile secures all and caches what is named by its content', () => {
  const [all, ...others] = headersFile('/docs', false).split('\n\n');
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  expect(all?.split('\n')).toEqual(['/docs/*', ...lines, '  Strict-Transport-Security: max-age=31536000']);
  const readers = ['md', 'txt', 'json'].map((it) => `/docs/*.${it}\n  Access-Control-Allow-Origin: *`);
  expect(others).toEqual([
    ...readers,
    '/docs/*.md\n  Content-Type: text/markdown; charset=utf-8',
    '/docs/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/docs/search-index/:version/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  ]);
  expect(headersFile('', true)).toMatch(/^\/\*\n[^/]*\n {2}X-Robots-Tag: noindex, nofollow\n\n/);
});

// What nginx makes of its file is in tests/tools/nginx.test.ts, which needs nginx.
it('securityHeaders are exactly those in nginx.conf', () => {
  const configuration = readFileSync('scripts/hosts/nginx.conf', 'utf8');
  const added = configuration.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm);
  expect(
    Object.fromEntries(Array.from(added, ([, name, text, variable]) => [name, text ?? variable])),
  ).toEqual({
    ...securityHeaders,
    Vary: 'Accept',
    'Access-Control-Allow-Origin': '$openverse_allow_origin',
    'Cache-Control': '$openverse_cache_control',
    'Strict-Transport-Security': '$openverse_strict_transport',
  });
  expect(configuration).toContain(`on "${strictTransportSecurity}";`);
});

it.each([
  ['_redirects', 'text/plain; charset=utf-8'],
  ['_headers', 'text/plain; charset=utf-8'],
  ['.nojekyll', 'application/octet-stream'],
  ['index.md', 'text/markdown; charset=utf-8'],
  ['recipes/a/program.ts', 'text/plain; charset=utf-8'],
  ['recipes/a/program.rs', 'text/plain; charset=utf-8'],
  ['recipes/a/nginx.conf', 'text/plain; charset=utf-8'],
  ['recipes/a/program.py', 'text/plain; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['feed.xml', 'text/xml; charset=utf-8'],
  ['_next/static/chunks/a.js', 'text/javascript; charset=utf-8', cacheControl.immutable],
  ['search-index/1f/part.json', 'application/json; charset=utf-8', cacheControl.immutable],
])('%s is sent as %s', (file, type, cache = cacheControl.revalidated) => {
  expect(fileHeaders(file)).toEqual({ type, cache });
});
