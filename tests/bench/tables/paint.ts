import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { brotli } from '@/tests/support/weight';
import { emulatePhone, launchBrowser, phoneScreen } from '../browser';
import { floorApp } from '../floor';
import { baseline, startHost } from '../host';
import { median, printTable, printTargets, round } from '../report';

/** How many times the paint of the same page without scripts the largest paint may take: a target of the project's. */
const LCP_RATIO = 1.1;
/** How many times the empty app's a text page's total blocking time may be: a target of the project's. */
const BLOCKING_RATIO = 1.3;

/** Text without tabs or console, of ordinary length. */
const textPage = '/validator/gossip/';

const largePages = ['/cli/usage/', '/operations/guides/validator-start/'];

/** The values that a page records. Times are in milliseconds from the request. */
interface Paint {
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  tasks: { start: number; end: number }[];
}
type Watched = typeof globalThis & { paint: Paint };

/**
 * Prints how pages are painted on first visits with the emulated phone, and whether the targets for that hold.
 *
 * @param rounds visits to each page; pages take turns, so that a machine that is busy for a while is so for all
 */
export async function printPaint([rounds = 9]: readonly number[]): Promise<void> {
  const bare = { body: brotli(withoutScripts(readFileSync(`out${textPage}index.html`, 'utf8'))) };
  const site = await startHost('out', new Map([['/without-scripts/', { ...bare, encoding: 'br' }]]));
  const empty = await startHost(floorApp());
  const before = baseline === undefined ? undefined : await startHost(baseline);
  const visited = [
    ['empty Next app', `${empty.origin}/`],
    ['text', site.origin + textPage],
    ['text without scripts', `${site.origin}/without-scripts/`],
    ...largePages.map((page) => [page, site.origin + page]),
    ...(before ? [textPage, ...largePages].map((page) => [`${page} before`, before.origin + page]) : []),
  ].map(([page = '', address = '']) => ({ page, address, visits: [] as Visit[] }));
  const browser = await launchBrowser();
  for (let round = 0; round < rounds; round++) {
    for (const { address, visits } of visited) visits.push(await visit(browser, address));
  }
  await browser.close();
  empty.close();
  site.close();
  before?.close();

  const paints = visited.map(({ page, visits }) => {
    const of = (key: keyof Visit) => median(visits.map((each) => each[key]));
    return { page, fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), blocking: of('blocking') };
  });
  const [floor, text, plain] = paints;
  if (!floor || !text || !plain) return;
  printTable(
    `First visit on a phone (4 times slower, 1.6 Mbit/s, 150 ms, brotli over HTTP/1.1), medians of ${rounds} in turn`,
    paints.map(({ page, fcp, lcp, cls, blocking }) => ({
      page,
      'FCP ms': Math.round(fcp),
      'LCP ms': Math.round(lcp),
      CLS: round(cls),
      'blocking ms': Math.round(blocking),
      'LCP to that without scripts': round(lcp / plain.lcp),
      'blocking to the floor': floor.blocking === 0 ? '' : round(blocking / floor.blocking),
    })),
  );
  printTargets([
    ['LCP of a text page', text.lcp / plain.lcp, LCP_RATIO, 'times that without scripts'],
    ['layout shift', Math.max(...paints.map(({ cls }) => cls)), 0, ''],
    ['total blocking time of a text page', text.blocking, floor.blocking * BLOCKING_RATIO, 'ms'],
  ]);
}

type Visit = Awaited<ReturnType<typeof visit>>;

async function visit(browser: Browser, address: string) {
  const context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  await emulatePhone(page);
  await page.addInitScript(observePaint);
  await page.goto(address, { waitUntil: 'networkidle' });
  // Until nothing was loading and no long task ended for a second.
  await page.waitForFunction(() => {
    const { tasks } = (globalThis as Watched).paint;
    const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const responses = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = [...tasks.map(({ end }) => end), ...responses.map(({ responseEnd }) => responseEnd)];
    return loadEventEnd > 0 && performance.now() - Math.max(loadEventEnd, ...ends) > 1000;
  });
  const { lcp, cls, tasks } = await page.evaluate(() => (globalThis as Watched).paint);
  const fcp = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  // What each task after the first content takes longer than 50 ms.
  const blocking = tasks
    .map(({ start, end }) => end - Math.max(start, fcp) - 50)
    .reduce((total, excess) => total + Math.max(0, excess), 0);
  return { fcp, lcp, cls, blocking };
}

/** Runs in the page before its own scripts: records what the browser reports about paints. */
function observePaint(): void {
  const paint: Paint = { lcp: 0, cls: 0, tasks: [] };
  (globalThis as Watched).paint = paint;
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

/** A document without its scripts and without what loads scripts ahead; data in scripts (JSON-LD) stays. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}
