import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect };

/** What a project or a file of tests may set with `use`. */
export interface Options {
  /** Colour mode chosen before the page is opened; light is the default, so nothing is stored for it. */
  mode: 'light' | 'dark';
  /** Complaints that a test provokes on purpose; any other fails it. */
  tolerated: RegExp;
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

  storageState: async ({ mode, baseURL }, use) => {
    // For each named origin, Playwright opens another page before the test's page.
    const origins =
      mode === 'dark' && baseURL !== undefined
        ? [{ origin: baseURL, localStorage: [{ name: 'theme', value: 'dark' }] }]
        : [];
    await use({ cookies: [], origins });
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
});

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
