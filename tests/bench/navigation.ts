import type { Browser, Page } from '@playwright/test';
import type { Metrics } from './compare';
import { openPhone, settle } from './visit';

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
export async function navigation(browser: Browser, origin: string, walk: Walk): Promise<Metrics[]> {
  const page = await openPhone(browser, 1280, 800);
  await page.goto(origin + walk.from);
  const times: Metrics[] = [];
  for (const path of walk.to) {
    await settle(page);
    if (walk.hovers) {
      await page.locator(`a[href="${path}"]`).first().hover();
      await settle(page);
    }
    times.push({ ms: await clickUntilPainted(page, path) });
  }
  await page.close();
  return times;
}

/** Clicks a link in the page itself: Playwright would run scripts between the press and the click. */
function clickUntilPainted(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).first();
  return link.evaluate((element) => {
    const title = document.querySelector('h1')?.textContent;
    const start = performance.now();
    const painted = new Promise<number>((resolve) => {
      const change = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (!heading || heading.textContent === title) return;
        change.disconnect();
        // A task that a frame starts runs after the frame is drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      change.observe(document, { childList: true, subtree: true, characterData: true });
    });
    (element as HTMLElement).click();
    return painted;
  });
}
