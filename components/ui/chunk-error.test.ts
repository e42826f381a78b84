import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/lib/store/fake-storage';
import { isChunkError, isGone, reloadIfReachable, reloadOnce } from './chunk-error';

const failure = (chunk: string) => new Error(`Failed to load chunk ${chunk} from module 1`);
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { pathname: '/faq/', href: 'https://docs.test/faq/', reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  [Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), true],
  [failure('/_next/static/chunks/a.js'), true],
  [new Error('Failed to fetch'), false],
  ['Failed to load chunk', false],
])('isChunkError(%s) is %s', (error, is) => expect(isChunkError(error)).toBe(is));

describe('reloadOnce', () => {
  it('reloads once for each failure, so that it can not loop', () => {
    const tried = ['a.js', 'a.js', 'b.js', 'a.js', 'b.js'].map((chunk) => reloadOnce(failure(chunk)));
    expect(tried).toEqual([true, false, true, false, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where it could not remember that it did', () => {
    vi.stubGlobal('sessionStorage', undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(reloadOnce(failure('a.js'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload offline, and still may when the network is back', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(reloadOnce(failure('a.js'))).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(reloadOnce(failure('a.js'))).toBe(true);
  });
});

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['reloads where the site answers', () => Promise.resolve(new Response()), 1],
  ['stays where it does not', noNetwork, 0],
])('reloadIfReachable %s', async (_, fetch, times) => {
  vi.stubGlobal('fetch', fetch);
  await reloadIfReachable();
  expect(reload).toHaveBeenCalledTimes(times);
});

it.each([
  [404, true],
  [403, true],
  [200, false],
  [503, false],
])('isGone asks for the file: %i', async (status, gone) => {
  const fetch = vi.fn().mockResolvedValue(new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  expect(await isGone(failure('/docs/_next/static/chunks/a.js'))).toBe(gone);
  expect(fetch.mock.calls[0]?.[0]).toBe('/docs/_next/static/chunks/a.js');
});

it('isGone is not misled by a lost network, or by errors that name no file', async () => {
  vi.stubGlobal('fetch', noNetwork);
  expect(await isGone(failure('/docs/_next/static/chunks/a.js'))).toBe(false);
  expect(await isGone(new Error('the search engine did not start'))).toBe(false);
});
