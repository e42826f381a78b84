import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/lib/store/fake-storage';
import { isChunkError, isGone, reloadIfReachable, reloadOnce } from './chunk-error';

describe('isChunkError', () => {
  it.each([
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'),
  ])('knows %s', (error) => expect(isChunkError(error)).toBe(true));

  it.each([new Error('Failed to fetch'), 'Failed to load chunk', undefined])('is not misled by %s', (error) =>
    expect(isChunkError(error)).toBe(false),
  );
});

describe('reloadOnce', () => {
  const reload = vi.fn();
  const failure = (chunk: string) => new Error(`Failed to load chunk ${chunk}`);

  beforeEach(() => {
    vi.stubGlobal('location', { pathname: '/faq/', reload });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('sessionStorage', fakeStorage());
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    reload.mockReset();
  });

  it('reloads once for each failure, so that it can not loop', () => {
    expect(['a.js', 'a.js', 'b.js', 'a.js', 'b.js'].map((chunk) => reloadOnce(failure(chunk)))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
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

describe('reloadIfReachable', () => {
  const reload = vi.fn();
  beforeEach(() => vi.stubGlobal('location', { href: 'https://docs.test/faq/', reload }));
  afterEach(() => {
    vi.unstubAllGlobals();
    reload.mockReset();
  });

  it.each([
    ['reloads where the site answers', () => Promise.resolve(new Response()), 1],
    ['stays where it does not', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ])('%s', async (_, fetch, times) => {
    vi.stubGlobal('fetch', fetch);
    await reloadIfReachable();
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

describe('isGone', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const failure = new Error('Failed to load chunk /docs/_next/static/chunks/a.js from module 1');

  it.each([
    [404, true],
    [403, true],
    [200, false],
    [503, false],
  ])('asks for the file: %i', async (status, gone) => {
    const fetch = vi.fn().mockResolvedValue(new Response(null, { status }));
    vi.stubGlobal('fetch', fetch);
    expect(await isGone(failure)).toBe(gone);
    expect(fetch.mock.calls[0]?.[0]).toBe('/docs/_next/static/chunks/a.js');
  });

  it('does not take a lost network for it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isGone(failure)).toBe(false);
  });

  it('knows nothing of errors that name no file', async () => {
    expect(await isGone(new Error('the search engine did not start'))).toBe(false);
  });
});
