import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { hosts, ports } from '../e2e/support/hosts';
import type { Options } from '../e2e/support/test';

const { launchOptions } = base.use ?? {};

const forced = { reducedMotion: 'reduce', forcedColors: 'active' } as const;

/** Layouts by their names, which are widths in pixels except for forced colours and a sheet of A4. */
const layouts = {
  390: { use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  768: { use: { viewport: { width: 768, height: 1024 } } },
  1280: { use: { viewport: { width: 1280, height: 800 } } },
  1728: { use: { viewport: { width: 1728, height: 1000 } }, grep: /@columns/ },
  forced: { use: { viewport: { width: 1280, height: 800 }, contextOptions: forced }, grep: /@media|@open/ },
  print: { use: { viewport: { width: 672, height: 986 } }, grep: /@media/ },
};

/**
 * `npm run test:full -- visual` compares pictures of a small site with those in pictures/, and
 * `npm run pictures` writes those that differ.
 */
export default defineConfig<Options>({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/visual',
  snapshotPathTemplate: 'pictures/{arg}-{projectName}{ext}',
  updateSnapshots: 'none',
  // Greys may differ by five levels of 255. See docs/decisions.md for what other browsers and fonts change.
  expect: { ...base.expect, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 30 } },
  use: {
    ...base.use,
    baseURL: hosts.site,
    contextOptions: { reducedMotion: 'reduce' },
    // Coloured edges of text depend on the settings of the machine.
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--disable-lcd-text'] },
  },
  projects: Object.entries(layouts).flatMap(([layout, { use, ...rest }]) =>
    (['light', 'dark'] as const).map((mode) => ({
      ...rest,
      name: `${layout}-${mode}`,
      use: { ...use, mode, colorScheme: mode },
    })),
  ),
  webServer: {
    command: 'npx tsx tests/visual/site.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    port: ports.site,
    env: { PORT: `${ports.site}` },
    timeout: 600_000,
  },
});
