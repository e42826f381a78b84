import { defineConfig } from '@playwright/test';
import { hosts, ports } from './tests/e2e/support/hosts';
import type { Options } from './tests/e2e/support/test';
import { findBrowser } from './tests/support/programs';

const executablePath = findBrowser();

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
 * Each test runs once: on a desktop, or in the browser that its tag names, `@phone` or `@no-script`. Tests tagged `@full`
 * belong to `npm run test:full`, the others to `npm test`.
 */
const browsers = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  // The browser reports the scripts that it does not run as failed.
  'no-script': { javaScriptEnabled: false, tolerated: /^failed: .*\.js csp$/ },
};
const scope = isFull ? '(?=.*@full\\b)' : '(?!.*@full\\b)';
const projects = Object.entries(browsers).map(([name, use]) => {
  const tag = name === 'desktop' ? '(?!.*@(phone|no-script)\\b)' : `(?=.*@${name}\\b)`;
  return { name, use, grep: new RegExp(`^${scope}${tag}`) };
});

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
  projects: isFull ? [...projects, { name: 'engines', testDir: 'tests/third-party' }] : projects,
  webServer: [
    { command: 'npx tsx scripts/serve.ts', port: ports.site, env: { PORT: `${ports.site}` } },
    ...(isFull ? [{ command: 'npx tsx tests/e2e/support/hosted-site.ts', port: ports.hosted }] : []),
  ].map((server) => ({ ...server, timeout: 600_000 })),
});
