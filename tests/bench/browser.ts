import type { Browser, Page } from '@playwright/test';

/** A mid-range phone: 1.6 Mbit/s, 150 ms to the first byte of a response. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** CPU slowdown relative to this machine. */
const slowdown = 4;

/** Milliseconds without a request after which a page counts as loaded, and the longest wait for an idle period. */
const QUIET = 250;

/** Opens a page with an empty cache on an emulated phone, lets `use` measure it, and closes it. */
export async function onPhone<Result>(
  browser: Browser,
  options: { width: number; height: number },
  use: (page: Page, settle: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, watchRequests(page));
  } finally {
    await context.close();
  }
}

/**
 * Counts a page's requests from now on.
 *
 * @returns a function that waits until the page has hydrated, or has prefetched, so that a click does not queue behind
 * earlier work
 */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  let last = 0;
  const end = (): void => {
    open--;
    last = performance.now();
  };
  page.on('request', () => open++);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = performance.now();
    while (open > 0 || performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 10);
    // A throttled CPU may have no idle period.
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      QUIET,
    );
  };
}
