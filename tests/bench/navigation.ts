import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser';
import { buildLinkedApp } from './empty-app';
import { startHost } from './host';
import { emulatePhone } from './phone';
import { median } from './statistics';

/** How long a pointer rests on a link that it hovers, in milliseconds: enough for the page to be loaded ahead. */
const REST = 1_000;

/** Milliseconds from the click on a link to the painted page, medians. */
export interface NavigationTimes {
  site: string;
  device: 'this machine' | 'phone';
  /** The pointer rested on the link, or its page was loaded ahead for another reason. */
  hovered: number;
  cold: number;
}

/** A link and where it stands. */
interface Place {
  from: string;
  link: string;
}

/**
 * Times navigation inside the site and inside the smallest app with links. Every visit is a first one, and kinds of
 * visits take turns.
 *
 * @param visits visits of each kind
 */
export async function measureNavigation(visits: number): Promise<NavigationTimes[]> {
  const site = await startHost('out');
  const app = await startHost(buildLinkedApp());
  // A page of text to another that is not next to it, which would be loaded ahead.
  const inSite = { from: `${site.origin}/validator/gossip/`, link: '#side-panel a[href="/validator/tpu/"]' };
  const inApp = (path: string) => ({ from: app.origin + path, link: 'a[href="/second/"]' });
  const kinds = (['this machine', 'phone'] as const).flatMap((device) => [
    { site: 'app of links', device, hovered: inApp('/'), cold: inApp('/cold/') },
    { site: 'this site', device, hovered: inSite, cold: inSite },
  ]);
  const browser = await launchBrowser();
  const times = kinds.map((kind) => ({ kind, hovered: [] as number[], cold: [] as number[] }));
  for (let visit = 0; visit < visits; visit++) {
    for (const { kind, hovered, cold } of times) {
      hovered.push(await navigate(browser, kind.hovered, kind.device === 'phone', true));
      cold.push(await navigate(browser, kind.cold, kind.device === 'phone', false));
    }
  }
  await browser.close();
  app.close();
  site.close();
  return times.map(({ kind: { site: name, device }, hovered, cold }) => ({
    site: name,
    device,
    hovered: median(hovered),
    cold: median(cold),
  }));
}

/** Opens a page, clicks a link, and tells how long the next page takes to be painted, as the page's clock has it. */
async function navigate(
  browser: Browser,
  place: Place,
  isPhone: boolean,
  isHovered: boolean,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (isPhone) await emulatePhone(page);
  await page.goto(place.from, { waitUntil: 'networkidle' });
  const link = page.locator(place.link);
  await link.scrollIntoViewIfNeeded();
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const title = document.querySelector('h1')?.textContent;
        let clicked = Number.NaN;
        document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
        // The browser itself tells when the pixels of an element that is marked for it are on the screen.
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
          if (entry) resolve(entry.renderTime - clicked);
        }).observe({ type: 'element' });
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1');
          if (!heading || heading.textContent === title || Number.isNaN(clicked)) return;
          observer.disconnect();
          heading.setAttribute('elementtiming', 'title');
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      }),
  );
  if (isHovered) {
    await link.hover();
    await page.waitForTimeout(REST);
    await page.waitForLoadState('networkidle');
    await link.click();
  } else {
    // Without a pointer there is no hover: the click is the first that the page learns of the reader's intent.
    await link.dispatchEvent('click', { button: 0, detail: 1 });
  }
  const time = await painted;
  await context.close();
  return time;
}
