import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/lib/store/fake-storage';
import { isChunkError, reloadOnce } from './chunk-error';

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
});
