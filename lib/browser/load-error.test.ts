import { afterEach, expect, it, vi } from 'vitest';
import { isLoadFailure, reloadIfReachable } from './load-error';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), true],
  [new TypeError('network error'), true],
  [new Error('Minified React error #412; visit https://react.dev/errors/412 for the full message'), true],
  [new Error('The network error of our own code'), false],
  ['network error', false],
])('isLoadFailure(%s) is %s', (error, is) => expect(isLoadFailure(error)).toBe(is));

it.each([
  ['reloads where the site answers', () => Promise.resolve(new Response()), 1],
  ['reloads the page for unknown addresses', () => Promise.resolve(new Response(null, { status: 404 })), 1],
  ['stays where the site is out of order', () => Promise.resolve(new Response(null, { status: 503 })), 0],
  ['stays where there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('reloadIfReachable %s', async (_, fetch, times) => {
  const reload = vi.fn();
  // Node.js 20 has no `navigator`.
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { scripts: [{ src: '' }, { src: 'https://docs.test/a.js' }] });
  vi.stubGlobal('location', { href: 'https://docs.test/faq/', reload });
  vi.stubGlobal('fetch', fetch);
  await reloadIfReachable();
  expect(reload).toHaveBeenCalledTimes(times);
});
