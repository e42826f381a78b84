import type { Page, Request } from '@playwright/test';
import { deepLink, expectBelowHeader } from './support/deep-links';
import { hosts } from './support/hosts';
import { isPageData, open, recordPageData, settled } from './support/navigation';
import { linkOf, routes } from './support/routes';
import { expectNoSideways } from './support/sideways';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

const desktop = { width: 1280, height: 800 };

/** Pages that share a browser context, which takes as long to make as a page to open. */
const size = 16;
/** Of so many pages one is looked at on a phone too. */
const sample = 6;
const batches = Array.from({ length: Math.ceil(routes.length / size) }, (_, at) =>
  routes.slice(at * size, (at + 1) * size),
);
const named = ([first, ...others]: readonly string[]) => `${first} and the ${others.length} after it`;

// What is around the content is the same on pages of a kind, and axe looks at it there: see a11y.spec.ts.
test.describe('every page: axe and widths', () => {
  test.setTimeout(240_000);
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

  for (const batch of batches) {
    test(named(batch), async ({ page }) => {
      for (const [index, route] of batch.entries()) {
        await test.step(route, async () => {
          // What a page asks for, and where a heading comes to rest, is a matter of the site and not of the page: the
          // first page of each batch shows it, with nothing in the browser's cache.
          if (index === 0) await expectFewRequests(page, route);
          else await page.goto(hosts.bucket + linkOf(route));
          await settled(page);
          const checks = [() => expectClean(page), () => expectFits(page, index === 0)];
          // A page opens at the width that the one before was left at: to change it takes as long as to open a page.
          for (const check of index % 2 === 0 ? checks : checks.reverse()) await check();
          if (index === 0) await expectDeepLink(page, route);
        });
      }
    });
  }
});

/** Axe finds nothing in the content, at desktop width. */
async function expectClean(page: Page): Promise<void> {
  if (page.viewportSize()?.width !== desktop.width) await page.setViewportSize(desktop);
  await expectNoViolations(page, { part: 'main' });
}

/** The page does not scroll sideways: at the narrowest there is, for some at the narrowest with a sidebar too. */
function expectFits(page: Page, withSidebar: boolean): Promise<void> {
  return expectNoSideways(page, withSidebar ? [320, 997] : [320]);
}

/** A deep link into the page opens its heading clear of the header. */
async function expectDeepLink(page: Page, route: string): Promise<void> {
  const link = deepLink(route);
  if (link === undefined) return;
  await page.goto('about:blank');
  await open(page, link);
  await expectBelowHeader(page, link);
}

/** Opens a page, which makes at most 25 requests, and loads at most 60 kB of page data, of its neighbours only. */
async function expectFewRequests(page: Page, route: string): Promise<void> {
  const requests: string[] = [];
  let running = 0;
  const ahead: Request[] = [];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}`);
    running++;
  });
  page.on('requestfinished', (request) => {
    if (isPageData(request)) ahead.push(request);
    running--;
  });
  page.on('requestfailed', () => running--);
  const asked = recordPageData(page);
  await test.step('at most 25 requests, for at most 60 kB of its neighbours’ data', async () => {
    await page.goto(hosts.bucket + linkOf(route));
    const neighbours = await page
      .locator('a[data-idle-prefetch]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(() => [...new Set(asked)].sort()).toEqual(neighbours.sort());
    await expect.poll(() => running, 'it has loaded all it asked for').toBe(0);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(25);
    const sizes = await Promise.all(ahead.map((request) => request.sizes()));
    const bytes = sizes.map(
      ({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize,
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
    expect([...new Set(asked)].sort()).toEqual(neighbours);
  });
}

// Every pair of colours is held to its contrast in both modes by the unit tests of the tokens.
test.describe('on a phone in dark mode axe finds nothing', () => {
  test.setTimeout(240_000);
  test.use({
    mode: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  const onPhone = routes.filter((_route, index) => index % sample === 0);
  for (let first = 0; first < onPhone.length; first += size) {
    test(`on every sixth page from ${onPhone[first]} on`, async ({ page }) => {
      for (const route of onPhone.slice(first, first + size)) {
        await test.step(route, async () => {
          await open(page, linkOf(route));
          await expectNoViolations(page, { part: 'main' });
        });
      }
    });
  }
});
