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
  const { createStorageStore } = await import('./storage');
  const [local, session] = [createStorageStore('localStorage'), createStorageStore('sessionStorage')];
  local.load();
  for (const store of [local, session]) store.setItem('b', '2');
  expect(local.getState()).toMatchObject({ a: '1', b: '2' });
  expect([full.getItem('b'), sessionStorage.getItem('b')]).toEqual([null, '2']);
});
