import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { buildLinkedApp } from './empty-app';
import { startHost } from './host';
import { emulatePhone } from './phone';
import { median } from './statistics';

/** How long a pointer rests on a link that it hovers, in milliseconds: enough for the page to be loaded ahead. */
const REST = 400;
/** How long a page that was opened is looked at, in milliseconds: enough for it to come to rest. */
const LOOK = 300;

/** A page to start from, and the pages to go on to. */
interface Walk {
  from: string;
  to: string[];
}

/** A walk with the pointer on each link for a while, and one without. */
interface Walks {
  origin: string;
  hovered: Walk;
  cold: Walk;
}

/** Milliseconds from the click on a link to the painted page, medians. */
export interface Times {
  /** Of all pages of the visits. */
  all: number;
  /** Of the first one of each visit, when nothing of the code for it has run before. */
  first: number;
}

/** How long navigation takes. */
export interface NavigationTimes {
  site: string;
  device: 'this machine' | 'phone';
  /** The pointer rested on the link, or its page was loaded ahead for another reason. */
  hovered: Times;
  cold: Times;
}

/** How many pages a visit goes on to. */
const STEPS = 5;

/**
 * Pages of text in one sidebar. The pointer goes along links that the reader sees; no cold page is next to one before
 * it, whose neighbours are loaded ahead.
 */
const inSite: Omit<Walks, 'origin'> = {
  hovered: {
    from: '/validator/gossip/',
    to: ['tpu', 'blockstore', 'runtime', 'anatomy', 'geyser'].map((name) => `/validator/${name}/`),
  },
  cold: {
    from: '/validator/gossip/',
    to: [
      '/consensus/leader-rotation/',
      '/clusters/metrics/',
      '/operations/guides/validator-info/',
      '/cli/examples/durable-nonce/',
      '/runtime/zk-token-proof/',
    ],
  },
};

function inApp(row: string): Walk {
  return { from: `/${row}/1/`, to: Array.from({ length: STEPS }, (_, step) => `/${row}/${step + 2}/`) };
}

/**
 * Times navigation inside the site and inside the smallest app with links. Each visit is a reader's first, and goes on
 * to five pages; kinds of visits take turns.
 *
 * @param visits visits of each kind
 */
export async function measureNavigation(visits: number): Promise<NavigationTimes[]> {
  const site = await startHost('out');
  // The last page that a visit goes on to links to one more.
  const app = await startHost(buildLinkedApp(STEPS + 2));
  const walks: Record<string, Walks> = {
    'app of links': { origin: app.origin, hovered: inApp('ahead'), cold: inApp('cold') },
    'this site': { origin: site.origin, ...inSite },
  };
  const kinds = (['this machine', 'phone'] as const).flatMap((device) =>
    Object.entries(walks).map(([name, { origin, hovered, cold }]) => ({
      name,
      device,
      hovered: { origin, ...hovered, times: [] as number[][] },
      cold: { origin, ...cold, times: [] as number[][] },
    })),
  );
  const browser = await launchBrowser();
  for (let visit = 0; visit < visits; visit++) {
    for (const { device, hovered, cold } of kinds) {
      for (const walk of [hovered, cold]) {
        const start = walk.origin + walk.from;
        walk.times.push(await visitPages(browser, start, walk.to, device === 'phone', walk === hovered));
      }
    }
  }
  await browser.close();
  app.close();
  site.close();
  return kinds.map(({ name, device, hovered, cold }) => ({
    site: name,
    device,
    hovered: medians(hovered.times),
    cold: medians(cold.times),
  }));
}

function medians(visits: number[][]): Times {
  return { all: median(visits.flat()), first: median(visits.map(([first = Number.NaN]) => first)) };
}

/** Opens a page, and goes from page to page. @returns how long each takes to be painted */
async function visitPages(
  browser: Browser,
  from: string,
  pages: readonly string[],
  isPhone: boolean,
  isHovered: boolean,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (isPhone) await emulatePhone(page);
  await page.goto(from, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const path of pages) {
    times.push(await navigate(page, path, isHovered));
    await page.waitForTimeout(LOOK);
  }
  await context.close();
  return times;
}

/** Clicks a link, and tells how long its page takes to be painted, as the page's clock has it. */
async function navigate(page: Page, path: string, isHovered: boolean): Promise<number> {
  // The first of them: the one in the side panel.
  const link = page.locator(`a[href="${path}"]`).first();
  if (isHovered) {
    await link.hover();
    await page.waitForTimeout(REST);
    await page.waitForLoadState('networkidle');
  }
  // Before the press: a slow page would take that first.
  await page.evaluate(watchNextPaint);
  if (isHovered) {
    // Not link.click(), which has scripts of its own look at the page between the press and the click.
    await page.mouse.down();
    await page.mouse.up();
  } else {
    // Without a pointer there is no hover: the click is the first that the page learns of the reader's intent.
    await link.dispatchEvent('click', { button: 0, detail: 1 });
  }
  return page.evaluate(() => (globalThis as unknown as Watched).nextPaint);
}

/** What the page keeps while it is watched. */
interface Watched {
  /** Milliseconds from the next click to the pixels of the next page's title. */
  nextPaint: Promise<number>;
}

/** Runs in the page, before the click. */
function watchNextPaint(): void {
  (globalThis as unknown as Watched).nextPaint = new Promise((resolve) => {
    const title = document.querySelector('h1')?.textContent;
    let clicked = Number.NaN;
    document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    // The browser itself tells when the pixels of an element that is marked for it are on the screen.
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
