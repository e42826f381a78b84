import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';
import { basePath, hosts, ports } from './tests/e2e/support/hosts';
import type { Options } from './tests/e2e/support/test';

const executablePath = await findBrowser();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * A test runs at desktop width in light mode unless its tags say otherwise: `@phone` (only there), `@widths` (there
 * too), `@modes` (in dark mode too), `@every` (all four), `@dev` (against
 * the development server), `@engine` (with the hosted search engine too), `@hosted` (only with that).
 */
export default defineConfig<Options>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  workers: 2,
  // Once more for what a busy machine was too slow for; the report names it as flaky.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    baseURL: hosts.site,
    // To make a context takes twice as long as to open a page: tests that ask for the same kind take turns with one.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First: its tests wait for the development server one after another, and at the end nothing else would be left.
    { name: 'dev', grep: /@dev\b/, use: desktop },
    { name: 'desktop-light', grepInvert: /@(phone|dev|hosted)\b/, use: desktop },
    { name: 'desktop-dark', grep: /@(modes|every)\b/, use: { ...desktop, mode: 'dark' } },
    { name: 'phone-light', grep: /@(phone|widths|every)\b/, use: phone },
    { name: 'phone-dark', grep: /@every\b/, use: { ...phone, mode: 'dark' } },
    {
      name: 'hosted',
      grep: /@(engine|hosted)\b/,
      use: { ...desktop, baseURL: `${hosts.hosted}${basePath}/`, engine: 'hosted' },
    },
  ],
  webServer: [
    { command: 'npx tsx scripts/serve.ts', port: ports.site, env: { PORT: `${ports.site}` } },
    {
      command: 'npx tsx tests/e2e/support/static-host.ts',
      port: ports.bucket,
      env: { PORT: `${ports.bucket}`, HOST: 'bucket' },
    },
    {
      command: 'npx tsx tests/e2e/support/static-host.ts',
      port: ports.tryFiles,
      env: { PORT: `${ports.tryFiles}`, HOST: 'try-files' },
    },
    // Builds the site a second time, where no build of it is there.
    { command: 'npx tsx tests/e2e/support/hosted-site.ts', port: ports.hosted, timeout: 600_000 },
  ],
});
