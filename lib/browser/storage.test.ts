import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/tests/support/fake-storage';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// The tests of preferences.test.ts cover a browser without storage.
it('reads and writes, separates the areas, and handles a full one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = fakeStorage({ a: '1' });
  vi.spyOn(full, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', full);
  vi.stubGlobal('sessionStorage', fakeStorage());
  const { readItem, writeItem } = await import('./storage');
  writeItem('b', '2');
  writeItem('b', '2', 'sessionStorage');
  expect([readItem('a'), readItem('b'), sessionStorage.getItem('b')]).toEqual(['1', null, '2']);
});
