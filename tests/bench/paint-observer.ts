import type { Page } from '@playwright/test';

/** When a page's first content and its largest part were painted, how much moved, and how long it could not answer. */
export interface Paint {
  /** Milliseconds from the request to the first content. */
  fcp: number;
  /** Milliseconds from the request to the largest part. */
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /**
   * Total blocking time in milliseconds: of every task after the first content, what it takes longer than 50 ms, until
   * nothing was loading and no long task ended for a second.
   */
  blocking: number;
}

/** What the page keeps while it is watched. */
interface Watched {
  paint: { lcp: number; cls: number; tasks: { start: number; end: number }[] };
}

/** Runs in the page, before anything of its own: keeps what the browser tells of its paint. */
export function observePaint(): void {
  const paint: Watched['paint'] = { lcp: 0, cls: 0, tasks: [] };
  (globalThis as unknown as Watched).paint = paint;
  // No function here has a name: the compiler would call a helper for it that the page does not have.
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // The site's own shifts last less than a second in all, so they are one session window.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.cls += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      paint.tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Waits until the page is at rest, and reads what was kept. */
export async function readPaint(page: Page): Promise<Paint> {
  await page.waitForFunction(() => {
    const { tasks } = (globalThis as unknown as Watched).paint;
    const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const responses = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(
      loadEventEnd,
      ...tasks.map(({ end }) => end),
      ...responses.map(({ responseEnd }) => responseEnd),
    );
    return loadEventEnd > 0 && performance.now() - last > 1000;
  });
  return page.evaluate(() => {
    const { lcp, cls, tasks } = (globalThis as unknown as Watched).paint;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocking = tasks
      .map(({ start, end }) => end - Math.max(start, fcp) - 50)
      .filter((excess) => excess > 0)
      .reduce((total, excess) => total + excess, 0);
    return { fcp, lcp, cls, blocking };
  });
}
