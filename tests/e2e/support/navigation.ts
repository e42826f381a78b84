import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { linkOf } from './routes';

/** Leaves a mark in the document; `isMarked` tells whether the page shown is still in that same document. */
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

/** Waits until React has taken over the document: then the search takes the keys that were pressed before. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !('earlyKeys' in window));
}

/** Whether a request is for a page's data, as opposed to its document. */
export function isPageData(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith('.txt');
}

/** Routes whose data was asked for from now on, as links write them, one entry per request; grows as they are made. */
export function recordPageData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPageData(request)) asked.push(pageOf(request));
  });
  return asked;
}

/**
 * Watches the data of a route arrive; called before the page that loads it ahead is opened.
 *
 * @returns waits until all of it is there
 */
export function watchLoadAhead(page: Page, route: string): () => Promise<void> {
  const onTheWay = new Set<Request>();
  const arrived = new Set<string>();
  page.on('request', (request) => {
    if (isPageData(request) && pageOf(request) === linkOf(route)) onTheWay.add(request);
  });
  page.on('requestfinished', (request) => {
    if (onTheWay.delete(request)) arrived.add(request.url());
  });
  // The router asks for all parts of a page at once, so none follows the page's own.
  return () =>
    expect.poll(() => onTheWay.size === 0 && [...arrived].some((url) => url.includes('__PAGE__'))).toBe(true);
}

function pageOf(request: Request): string {
  return new URL(request.url()).pathname.replace(/[^/]*$/, '');
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
  return page.locator(`#side-panel nav[aria-label="Docs"] a[href="${linkOf(route)}"]`);
}

/** The title of the page in its article. */
export function title(page: Page): Locator {
  return page.locator('h1');
}

/** How far an element's top is below the sticky header's bottom, in pixels. */
export async function belowHeader(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);
  }, selector);
}

/** How far the page is scrolled. */
export async function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Waits until the page is scrolled to within some pixels of a position. */
export async function expectScrolled(page: Page, position: number, tolerance: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThanOrEqual(tolerance);
}
