import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    include: ['{lib,components,scripts,content,tests/unit}/**/*.test.{ts,tsx}'],
    // A test that compiles every page must not fail because the machine is slow or busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
