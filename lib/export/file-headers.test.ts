import { expect, it } from 'vitest';
import { headersOf } from './file-headers';
import { cacheControl } from './security-headers';

it.each([
  ['_redirects', 'text/plain; charset=utf-8'],
  ['_headers', 'text/plain; charset=utf-8'],
  ['.nojekyll', 'application/octet-stream'],
  ['index.md', 'text/markdown; charset=utf-8'],
  ['recipes/a/program.ts', 'text/plain; charset=utf-8'],
  ['recipes/a/program.rs', 'text/plain; charset=utf-8'],
  ['feed.xml', 'text/xml; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is sent as %s, and asked for each time', (file, type) => {
  expect(headersOf(file)).toEqual({ type, cache: cacheControl.revalidated });
});

it.each(['_next/static/chunks/a.js', 'search-index/1f/part.json'])('%s is cached as immutable', (file) => {
  expect(headersOf(file).cache).toBe(cacheControl.immutable);
});
