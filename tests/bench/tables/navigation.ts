import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { emulatePhone, launchBrowser } from '../browser';
import { buildLinkedApp } from '../floor';
import { baseline, startHost } from '../host';
import { meanWithoutSlowest, median, printTable, printTargets, round } from '../report';

/** Milliseconds from click to painted page after hover, on a machine of our size: a target of the project's. */
const HOVERED = 50;
/** Milliseconds without a request after which a page has loaded all it wants to, and the longest wait for it to be idle. */
const QUIET = 250;
/** How many pages a visit goes on to. */
const STEPS = 5;

/** A page to start from, and the pages to go on to. */
type Walk = [from: string, to: string[]];

type Way = 'hovered' | 'cold' | 'largest';

/** Milliseconds for each page of each visit. */
type Times = Record<Way, number[][]>;

/**
 * Pages of text in one sidebar. The pointer goes along links that the reader sees; no cold page is next to one before
 * it, whose neighbours are loaded ahead.
 */
const inSite: Record<Way, Walk> = {
  largest: ['/cli/install/', ['/cli/usage/']],
  hovered: [
    '/validator/gossip/',
    ['tpu', 'blockstore', 'runtime', 'anatomy', 'geyser'].map((name) => `/validator/${name}/`),
  ],
  cold: [
    '/validator/gossip/',
    [
      '/consensus/leader-rotation/',
      '/clusters/metrics/',
      '/operations/guides/validator-info/',
      '/cli/examples/durable-nonce/',
      '/runtime/zk-token-proof/',
    ],
  ],
};

function inApp(row: string): Walk {
  return [`/${row}/1/`, Array.from({ length: STEPS }, (_, step) => `/${row}/${step + 2}/`)];
}

type Column = (times: Times) => number[];

/** The times that each column of a table is about. */
const columns: Record<string, Column> = {
  'page loaded ahead': ({ hovered }) => hovered.flat(),
  'the first one': ({ hovered }) => firstOf(hovered),
  'not loaded ahead': ({ cold }) => cold.flat(),
  'its first one': ({ cold }) => firstOf(cold),
  'to the largest page': ({ largest }) => largest.flat(),
};

/** The times of the first page of each visit: nothing of the code for it has run before. */
function firstOf(times: number[][]): number[] {
  return times.flatMap((visit) => visit.slice(0, 1));
}

/**
 * Prints how long navigation takes inside the site and inside the smallest app with links, with and without hover, and
 * whether its target holds. Each visit is a reader's first; kinds of visits take turns.
 *
 * @param visits visits of each kind. With 56 of them, in 80 minutes, the ratio to the build before is known to ±4 % for
 * pages not loaded ahead, and to ±6 % for the first of them (95 % of bootstrap samples, measured on two cores).
 */
export async function printNavigation([visits = 12]: readonly number[]): Promise<void> {
  const hosts = {
    // The last page that a visit goes on to links to one more.
    'app of links': await startHost(buildLinkedApp(STEPS + 2)),
    'this site': await startHost('out'),
    ...(baseline === undefined ? {} : { before: await startHost(baseline) }),
  };
  const kinds = (['this machine', 'phone'] as const).flatMap((device) => [
    {
      site: 'app of links' as const,
      device,
      hovered: inApp('ahead'),
      cold: inApp('cold'),
      largest: ['/ahead/1/', []] as Walk,
    },
    { site: 'this site' as const, device, ...inSite },
    ...('before' in hosts ? [{ site: 'before' as const, device, ...inSite }] : []),
  ]);
  const measured = kinds.map((kind) => ({
    ...kind,
    times: { hovered: [], cold: [], largest: [] } as Times,
  }));
  const browser = await launchBrowser();
  for (let visit = 0; visit <= visits; visit++) {
    // In both orders: what the machine has just done is part of what it takes now.
    for (const { site, device, times, ...walks } of visit % 2 ? measured.toReversed() : measured) {
      for (const way of ['hovered', 'cold', 'largest'] as const) {
        const { origin } = hosts[site] ?? hosts['this site'];
        const taken = await visitPages(browser, origin, walks[way], device === 'phone', way);
        // The first visit does not count: the hosts compress the files.
        if (visit > 0) times[way].push(taken);
      }
    }
  }
  await browser.close();
  for (const host of Object.values(hosts)) host.close();

  printTable(
    `From click to painted page, ms, medians of ${visits} visits to five pages, in turn`,
    measured.map(({ site, device, times }) => ({
      site,
      on: device,
      ...rowOf((column) => median(column(times))),
    })),
  );
  printRatios(measured);
  const here = measured.find(({ site, device }) => site === 'this site' && device === 'this machine');
  if (here) printTargets([['hovered navigation', median(here.times.hovered.flat()), HOVERED, 'ms']]);
}

/**
 * Prints the times of this site divided by those of the build before, where there is one. A page appears after one frame
 * or two, so a median may jump by a frame; a mean counts how often each happens.
 */
function printRatios(measured: readonly { site: string; device: string; times: Times }[]): void {
  const ratios = measured.flatMap(({ site, device, times }) => {
    const before = measured.find((kind) => kind.site === 'before' && kind.device === device);
    if (site !== 'this site' || !before) return [];
    const ratioOf = (column: Column) =>
      meanWithoutSlowest(column(times)) / meanWithoutSlowest(column(before.times));
    return [{ on: device, ...rowOf(ratioOf) }];
  });
  if (ratios.length > 0) printTable('This site / before, means without the slowest tenth', ratios);
}

/** The columns of a row; empty where nothing was measured. */
function rowOf(cell: (column: Column) => number): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = cell(column);
      return [name, Number.isNaN(value) ? '' : round(value)];
    }),
  );
}

/** Opens a page, and goes from page to page. @returns how long each takes to be painted */
async function visitPages(
  browser: Browser,
  origin: string,
  [from, pages]: Walk,
  isPhone: boolean,
  way: Way,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (isPhone) await emulatePhone(page);
  const settle = watchRequests(page);
  await page.goto(origin + from);
  const times: number[] = [];
  for (const path of pages) {
    await settle();
    times.push(await navigate(page, path, way === 'cold' ? undefined : settle));
  }
  await context.close();
  return times;
}

/** Milliseconds from the next click to the pixels of the next page's title. */
type Watched = typeof globalThis & { nextPaint: Promise<number> };

/**
 * Clicks a link.
 *
 * @param loadAhead waits until the page that the pointer is on is loaded; without it, the pointer is on none
 * @returns how long the link's page takes to be painted, by the page's clock
 */
async function navigate(page: Page, path: string, loadAhead?: () => Promise<void>): Promise<number> {
  // The first of them: the one in the side panel.
  const link = page.locator(`a[href="${path}"]`).first();
  if (loadAhead) {
    await link.hover();
    await loadAhead();
  }
  // Before the press: a slow page would take that first.
  await page.evaluate(watchNextPaint);
  if (loadAhead) {
    // Not link.click(), which runs Playwright's scripts between the press and the click.
    await page.mouse.down();
    await page.mouse.up();
  } else {
    // Without a pointer there is no hover: the page notices the reader's intent only at the click.
    await link.dispatchEvent('click', { button: 0, detail: 1 });
  }
  return page.evaluate(() => (globalThis as Watched).nextPaint);
}

/**
 * Counts a page's requests from now on.
 *
 * @returns a function that waits until the page has hydrated, or loaded the pages next to it, so that a click does not
 * wait for what the page did before
 */
function watchRequests(page: Page): () => Promise<void> {
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
    while (open > 0 || performance.now() - last < QUIET) await setTimeout(QUIET / 10);
    // What the last answer gave the page to do is done when it is idle. A slowed processor may never be.
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      QUIET,
    );
  };
}

/** Runs in the page, before the click. */
function watchNextPaint(): void {
  (globalThis as Watched).nextPaint = new Promise((resolve) => {
    const title = document.querySelector('h1')?.textContent;
    let clicked = Number.NaN;
    document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    // The browser itself reports when the pixels of an element that is marked for it are on the screen.
    const paint = new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
      if (!entry) return;
      paint.disconnect();
      resolve(entry.renderTime - clicked);
    });
    paint.observe({ type: 'element' });
    const change = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading.textContent === title || Number.isNaN(clicked)) return;
      change.disconnect();
      heading.setAttribute('elementtiming', 'title');
    });
    change.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
