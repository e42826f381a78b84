import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage';

/** A fresh copy of the module: its "warned once" is per page load. */
const load = () => import('./storage');

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('storage', () => {
  it('reads, writes and lists', async () => {
    vi.stubGlobal('localStorage', fakeStorage({ a: '1' }));
    const { readAll, readItem, writeItem } = await load();
    expect(writeItem('b', '2')).toBe(true);
    expect(readItem('a')).toBe('1');
    expect(readItem('missing')).toBeNull();
    expect(readAll()).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('warns once and goes on where storage is missing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { readAll, readItem, writeItem } = await load();
    expect(readItem('a')).toBeNull();
    expect(writeItem('a', '1')).toBe(false);
    expect(readAll()).toEqual([]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('keeps the areas apart and survives a full one', async () => {
    const full = fakeStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', full);
    vi.stubGlobal('sessionStorage', fakeStorage());
    const { readItem, writeItem } = await load();
    expect(writeItem('a', '1')).toBe(false);
    expect(writeItem('a', '1', 'sessionStorage')).toBe(true);
    expect(readItem('a')).toBeNull();
    expect(readItem('a', 'sessionStorage')).toBe('1');
  });
});
