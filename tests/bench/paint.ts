import type { Browser } from '@playwright/test';
import { onPhone } from './browser';
import type { Build, Metrics } from './builds';

interface Paint {
  /** Largest contentful paint, in milliseconds since the request. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Long tasks, in milliseconds since the request. */
  tasks: { start: number; end: number }[];
}
type Watched = typeof globalThis & { paint: Paint };

/** Paint metrics of a first visit on the phone. */
export function paint(browser: Browser, { host }: Build, path: string): Promise<Metrics[]> {
  return onPhone(browser, { width: 390, height: 844 }, async (page, settle) => {
    await page.addInitScript(observePaint);
    await page.goto(host.origin + path);
    await settle();
    await settle();
    const { lcp, cls, tasks } = await page.evaluate(() => (globalThis as Watched).paint);
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    // Total blocking time: what each task after the first paint takes beyond 50 ms.
    const blocking = tasks
      .map(({ start, end }) => end - Math.max(start, fcp) - 50)
      .reduce((total, excess) => total + Math.max(0, excess), 0);
    return [{ 'FCP ms': fcp, 'LCP ms': lcp, CLS: cls, 'blocking ms': blocking }];
  });
}

/** Runs in the page before its own scripts. Named functions would call a helper of the compiler that pages lack. */
function observePaint(): void {
  const paint: Paint = { lcp: 0, cls: 0, tasks: [] };
  (globalThis as Watched).paint = paint;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // The site's shifts last less than a second altogether, so they are one session window.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.cls += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      paint.tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
}
