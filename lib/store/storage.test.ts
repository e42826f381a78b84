import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// preferences.test.ts has what follows where there is no storage at all.
it('reads and writes, keeps the areas apart and survives a full one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = fakeStorage({ a: '1' });
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', full);
  vi.stubGlobal('sessionStorage', fakeStorage());
  const { readAll, readItem, writeItem } = await import('./storage');
  expect(writeItem('b', '2')).toBe(false);
  expect(writeItem('b', '2', 'sessionStorage')).toBe(true);
  expect(readAll()).toEqual([['a', '1']]);
  expect([readItem('a'), readItem('b'), readItem('b', 'sessionStorage')]).toEqual(['1', null, '2']);
});
