import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { alias: { '@': path.resolve(import.meta.dirname) } };
// Limits for what hangs. No test passes or fails by the machine's speed, so they are far above what a slow one takes.
const patient = { testTimeout: 240_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    // Vitest would leave one of the cores idle.
    maxWorkers: availableParallelism(),
    // `npm test` leaves these out, `npm run test:full` runs only these.
    tags: [{ name: 'full', description: 'Exhaustive: the same test as in `npm test`, with the whole list.' }],
    projects: [
      {
        resolve,
        // Below an error, Vite warns about each file of a package whose source maps lack their sources.
        logLevel: 'error',
        test: {
          ...patient,
          name: 'unit',
          include: ['{lib,components,scripts,content,tests/unit}/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/content/**'],
          // To load the modules anew for each file takes longer than to run the tests.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          setupFiles: ['tests/support/clean-worker.ts'],
        },
      },
      {
        resolve,
        test: {
          ...patient,
          name: 'unit-content',
          include: ['tests/unit/content/**/*.test.ts'],
          // Each file reads or compiles every page; those that run in one worker share what the first has read.
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          ...patient,
          name: 'export',
          include: ['tests/export/**/*.test.ts'],
          // Files that run in one worker share the pages that are read.
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          ...patient,
          // `npm run check:tools`: third-party checkers, which not every machine has.
          name: 'tools',
          include: ['tests/tools/**/*.test.ts'],
        },
      },
      {
        resolve,
        test: {
          ...patient,
          name: 'recipes',
          include: ['tests/recipes/**/*.test.ts'],
          // Files that run in one worker share LiteSVM and the packages of the recipes.
          isolate: false,
          // Each recipe is a process, with a runtime in the worker.
          maxConcurrency: 3,
        },
      },
      {
        resolve,
        test: {
          ...patient,
          // `npm run openos`: on the programs of OpenOS in the folder that OPENOS_BIN names.
          name: 'openos',
          include: ['tests/openos/**/*.test.ts'],
          testTimeout: 1_200_000,
        },
      },
    ],
  },
});
