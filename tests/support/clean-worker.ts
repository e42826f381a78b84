import { afterAll, vi } from 'vitest';

// Vitest removes stubs before the next test, which is after the next file was imported. Files share a worker, so
// without this the next file would be imported with the stubs of the last test.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
