import type { Browser, Page, Request } from '@playwright/test';
import type { Metrics } from './compare';

/** A mid-range phone: 1.6 Mbit/s, 150 ms to the first byte of a response. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** CPU slowdown relative to this machine. */
const slowdown = 4;

/** Opens an empty page, with an empty cache, on a phone's network and CPU. */
export async function openPhone(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Waits until a page has loaded nothing for a second and is idle: it has hydrated, and loaded links ahead. */
export async function settle(page: Page): Promise<void> {
  const countLoaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let count = await countLoaded(); count !== before; count = await countLoaded()) {
    before = count;
    await page.waitForTimeout(1000);
    // A slow CPU may have no idle period.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 250 })));
  }
}

const columns: [name: string, ending: RegExp][] = [
  ['HTML kB', /\/$/],
  ['scripts kB', /\.js$/],
  ['styles kB', /\.css$/],
  ['prefetched kB', /\.txt$/],
];

/** Kilobytes on the wire, by type, and requests of a first visit. */
export async function bytes(browser: Browser, origin: string, path: string): Promise<Metrics[]> {
  const page = await browser.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(origin + path);
  await settle(page);
  const sizes: Metrics = Object.fromEntries(columns.map(([name]) => [name, 0]));
  for (const request of requests) {
    const { pathname } = new URL(request.url());
    const [name] = columns.find(([, ending]) => ending.test(pathname)) ?? [];
    if (name !== undefined)
      sizes[name] = (sizes[name] ?? 0) + (await request.sizes()).responseBodySize / 1000;
  }
  await page.close();
  return [{ ...sizes, requests: requests.length }];
}

type Watched = typeof globalThis & { paint: Metrics };

/** Paint metrics of a first visit on the phone. */
export async function paint(browser: Browser, origin: string, path: string): Promise<Metrics[]> {
  const page = await openPhone(browser, 390, 844);
  await page.addInitScript(observePaint);
  await page.goto(origin + path);
  await settle(page);
  const metrics = await page.evaluate(() => (globalThis as Watched).paint);
  await page.close();
  return [metrics];
}

/**
 * Runs in the page before its own scripts. Measures first and largest contentful paint, in milliseconds since the request,
 * and cumulative layout shift. Named functions would call a helper of the compiler that pages lack.
 */
function observePaint(): void {
  const paint = { 'FCP ms': 0, 'LCP ms': 0, CLS: 0 };
  (globalThis as Watched).paint = paint;
  // The site's shifts last less than a second altogether, so they are one session window.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') paint['FCP ms'] = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') paint['LCP ms'] = entry.startTime;
      if ('value' in entry) paint.CLS += Number(entry.value);
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift'] });
}
