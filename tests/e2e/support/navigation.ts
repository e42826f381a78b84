import { expect, type Locator, type Page } from '@playwright/test';
import { href } from '@/lib/url';

/** Marks the document; `isMarked` returns whether the current page is still in that document. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.testMark = '';
  });
}

/** Whether no document was loaded since `mark`. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'testMark' in document.documentElement.dataset);
}

/** Opens a page and waits until everything in it answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until React has hydrated the document: then the search handles the keys that were pressed before. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !('earlyKeys' in window));
}

/** Waits until the data of a page are loaded. Call it before what asks for them. */
export async function pageData(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => request.url().includes('__PAGE__'));
}

/** Opens a page and waits until it has loaded the next one ahead, after which it asks for nothing by itself. */
export async function openIdle(page: Page, address: string): Promise<void> {
  await Promise.all([pageData(page), open(page, address)]);
}

/** Stops the clock of an open page, an hour later; `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Routes whose data is requested from now on, as links write them, one entry per request; grows. */
export function recordPageData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt')) asked.push(pathname.replace(/[^/]*$/, ''));
  });
  return asked;
}

/** Adds a link to the text of the page and presses it. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
    document.querySelector('.prose')?.append(link);
    link.click();
  }, href);
}

/** The link to a route in the sidebar's tree. */
export function sidebarLink(page: Page, route: string): Locator {
  return page.locator(`#side-panel nav[aria-label="Docs"] a[href="${href(route)}"]`);
}

/** The title of the page in its article. */
export function title(page: Page): Locator {
  return page.locator('h1');
}

/** Expects a heading 0–40 px below the header, or lower if the page cannot scroll further. */
export async function expectBelowHeader(page: Page, link: string): Promise<void> {
  const place = (id: string) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const distance = (boxOf(`[id="${id}"]`)?.top ?? Number.NaN) - (boxOf('header')?.bottom ?? 0);
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
    return distance >= 0 && (distance <= 40 || isAtEnd) ? 'in place' : `${distance} px below the header`;
  };
  await expect.poll(() => page.evaluate(place, link.replace(/.*#/, '')), link).toBe('in place');
}

/** Scrolls to a position as soon as the page is long enough: what is below the window comes after the first frame. */
export async function scrollDown(page: Page, position: number): Promise<void> {
  const scroll = (top: number) => {
    scrollTo(0, top);
    return scrollY;
  };
  await expect.poll(() => page.evaluate(scroll, position)).toBe(position);
}

/** How far the page is scrolled. */
export async function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Waits until the page is scrolled to within some pixels of a position. */
export async function expectScrolled(page: Page, position: number, tolerance: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThanOrEqual(tolerance);
}
