import { afterAll, vi } from 'vitest';

// Vitest takes stubs back before the next test, which is after the next file was imported: where files share a worker,
// that file would be imported in a world that the last test of this one made.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
