import { defineConfig } from '@playwright/test';
import { basePath, hosts, ports } from './tests/e2e/support/hosts';
import type { Options } from './tests/e2e/support/test';
import { findBrowser } from './tests/support/programs';

const executablePath = findBrowser();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * What Chromium must not do. It takes the last such list that it gets, so this one repeats Playwright's list for Linux.
 */
const disabledFeatures = [
  // For each window, full Chromium loads three pages with the suggestions of the address bar, which takes a second.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's list.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Whether this is `npm run test:full`, which runs what `npm test` leaves out. */
const isFull = process.env.TEST_SCOPE === 'full';

/**
 * `npm test` runs each test once: at desktop width in light mode, or on a phone where it is tagged `@phone`.
 * `npm run test:full` runs the rest: tests tagged `@full`, those tagged `@widths` on a phone, `@modes` in dark mode and
 * `@every` in all four combinations, and `@hosted` on a small site with the hosted search engine.
 * `@dev` tests start the development server.
 */
const quickProjects = [
  // First, because its tests wait for the development server most of the time.
  { name: 'dev', grep: /@dev\b/, grepInvert: /@full\b/, use: desktop },
  { name: 'desktop', grepInvert: /@(full|phone|dev|hosted)\b/, use: desktop },
  { name: 'phone', grep: /@phone\b/, grepInvert: /@full\b/, use: phone },
];
const fullProjects = [
  { name: 'dev', grep: /(?=.*@dev\b)(?=.*@full\b)/, use: desktop },
  { name: 'desktop', grep: /@full\b/, grepInvert: /@(phone|dev|hosted)\b/, use: desktop },
  { name: 'desktop-dark', grep: /@(modes|every)\b/, use: { ...desktop, mode: 'dark' as const } },
  { name: 'phone', grep: /@(widths|every)\b|(?=.*@phone\b)(?=.*@full\b)/, use: phone },
  { name: 'phone-dark', grep: /@every\b/, use: { ...phone, mode: 'dark' as const } },
  { name: 'engines', testDir: 'tests/third-party' },
  {
    name: 'hosted',
    grep: /@hosted\b/,
    use: { ...desktop, baseURL: `${hosts.hosted}${basePath}/` },
  },
];

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  // Limits for what hangs. No test passes or fails by the machine's speed, so they are far above what a slow one takes.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: hosts.site,
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
        `--disable-features=${disabledFeatures}`,
        // The browser's own services find no host either.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: isFull ? fullProjects : quickProjects,
  webServer: [
    { command: 'npx tsx scripts/serve.ts', port: ports.site, env: { PORT: `${ports.site}` } },
    ...(isFull
      ? [{ command: 'npx tsx tests/e2e/support/hosted-site.ts', port: ports.hosted, timeout: 600_000 }]
      : []),
  ],
});
