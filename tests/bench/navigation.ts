import type { Browser, Page } from '@playwright/test';
import { onPhone } from './browser';
import type { Build, Metrics } from './builds';

/** A page to start from, the pages to click through, and whether the pointer rests on a link before the click. */
interface Walk {
  from: string;
  to: readonly string[];
  hovers: boolean;
}

/** All links are in one sidebar. No cold page is next to the one before it, because neighbours are prefetched. */
export const walks: Record<string, Walk> = {
  'prefetched page': {
    from: '/validator/gossip/',
    to: ['tpu', 'blockstore', 'runtime', 'anatomy', 'geyser'].map((name) => `/validator/${name}/`),
    hovers: true,
  },
  'cold page': {
    from: '/validator/gossip/',
    to: [
      '/consensus/leader-rotation/',
      '/clusters/metrics/',
      '/operations/guides/validator-info/',
      '/cli/examples/durable-nonce/',
      '/runtime/zk-token-proof/',
    ],
    hovers: false,
  },
  'prefetched largest page': { from: '/cli/install/', to: ['/cli/usage/'], hovers: true },
};

/** Milliseconds from each click of a walk to the painted title of the next page. */
export function navigation(browser: Browser, { host }: Build, walk: Walk): Promise<Metrics[]> {
  return onPhone(browser, { width: 1280, height: 800 }, async (page, settle) => {
    await page.goto(host.origin + walk.from);
    const times: Metrics[] = [];
    for (const path of walk.to) {
      await settle();
      times.push({ ms: await navigate(page, path, walk.hovers ? settle : undefined) });
    }
    return times;
  });
}

/** Milliseconds from the next click to the pixels of the next page's title. */
type Watched = typeof globalThis & { nextPaint: Promise<number> };

/** Clicks a link. @param prefetched waits for the prefetch that hovering starts; without it, the pointer stays away */
async function navigate(page: Page, path: string, prefetched?: () => Promise<void>): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).first();
  if (prefetched) {
    await link.hover();
    await prefetched();
  }
  // Before the press: a slow page would handle that first.
  await page.evaluate(watchNextPaint);
  if (prefetched) {
    // Not link.click(), which runs Playwright's scripts between the press and the click.
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await link.dispatchEvent('click', { button: 0, detail: 1 });
  }
  return page.evaluate(() => (globalThis as Watched).nextPaint);
}

/** Runs in the page before the click. */
function watchNextPaint(): void {
  (globalThis as Watched).nextPaint = new Promise((resolve) => {
    const title = document.querySelector('h1')?.textContent;
    let clicked = Number.NaN;
    document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    // Element timing reports when the pixels of a marked element are on the screen.
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
