import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cacheControl, fileHeaders, headersFile, securityHeaders, strictTransportSecurity } from './headers';

/** The rules of such a file: headers by path. */
function rulesOf(text: string): Record<string, Record<string, string>> {
  const rules = text
    .trimEnd()
    .split('\n\n')
    .map((rule) => rule.split('\n'));
  return Object.fromEntries(
    rules.map(([path, ...lines]) => [
      path,
      Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))),
    ]),
  );
}

it('headersFile has the security headers for all, and caches files whose names change with their content', () => {
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  expect(rulesOf(headersFile('', false))).toEqual({
    '/*': { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000' },
    '/*.md': { 'Content-Type': 'text/markdown; charset=utf-8' },
    '/_next/static/*': immutable,
    '/search-index/:version/*': immutable,
  });
  // Search engines stay away from a preview.
  const preview = rulesOf(headersFile('/docs', true))['/docs/*'];
  expect(preview).toHaveProperty('X-Robots-Tag', 'noindex, nofollow');
});

it('securityHeaders deny framing, sniffing and unused features; a page may still copy', () => {
  expect(securityHeaders).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  const features = securityHeaders['Permissions-Policy']?.split(', ') ?? [];
  expect(features).toContain('camera=()');
  expect(features.filter((it) => /^clipboard-write/.test(it) || !/^[a-z-]+=\(\)$/.test(it))).toEqual([]);
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
  ['feed.xml', 'text/xml; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['_next/static/chunks/a.js', 'text/javascript; charset=utf-8', cacheControl.immutable],
  ['search-index/1f/part.json', 'application/json; charset=utf-8', cacheControl.immutable],
])('%s is sent as %s', (file, type, cache = cacheControl.revalidated) => {
  expect(fileHeaders(file)).toEqual({ type, cache });
});
