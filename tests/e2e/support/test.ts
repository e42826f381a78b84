import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect };

/** What a project or a file of tests may set with `use`. */
export interface Options {
  /** Colour mode chosen before the page is opened; light is the default, so nothing is stored for it. */
  mode: 'light' | 'dark';
  /** Complaints that a test provokes on purpose; any other fails it. */
  tolerated: RegExp;
  /**
   * Timers of a page from these milliseconds on take 60 times as long: they limit how long readers wait for the network,
   * or see a message, and not how slow a machine may be. Infinity for tests of them, which have a clock.
   */
  slowFrom: number;
}

interface Fixtures {
  /** What the browser complained about so far, one line each. */
  complaints: string[];
}

/**
 * Playwright's test with a watch over each browser context: a console error, an uncaught error, a failed request, an
 * answer of 400 or above, or a request that leaves the page's origin fails the test that did not announce it.
 */
export const test = base.extend<Options & Fixtures>({
  mode: ['light', { option: true }],
  tolerated: [/(?!)/, { option: true }],
  slowFrom: [2000, { option: true }],

  storageState: async ({ mode, baseURL }, use) => {
    // For each named origin, Playwright opens another page before the test's page.
    const origins =
      mode === 'dark' && baseURL !== undefined
        ? [{ origin: baseURL, localStorage: [{ name: 'theme', value: 'dark' }] }]
        : [];
    await use({ cookies: [], origins });
  },

  context: async ({ context, slowFrom }, use) => {
    if (Number.isFinite(slowFrom)) await context.addInitScript(slowTimers, slowFrom);
    await use(context);
  },

  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      watch(context, (complaint) => complaints.push(complaint));
      await use(complaints);
      const unexpected = complaints.filter((it) => !tolerated.test(it));
      expect(unexpected, 'errors the browser reported').toEqual([]);
    },
    { auto: true },
  ],

  // What a handler still answers when its test has ended is no failure.
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Runs in a page before its own scripts. */
function slowTimers(from: number): void {
  const start = window.setTimeout;
  const slowed = (task: TimerHandler, wait = 0, ...values: unknown[]) =>
    start(task, wait < from ? wait : wait * 60, ...values);
  window.setTimeout = slowed as typeof setTimeout;
}

/** Reports everything that goes wrong in any page of a context. */
export function watch(context: BrowserContext, report: (complaint: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (event) => report(`uncaught: ${event.error().stack ?? event.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A request that a navigation or a closed page aborts is not a failure.
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') report(`left the origin: ${request.url()}`);
  });
}
