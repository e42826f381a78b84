import type { Page } from '@playwright/test';
import { deepLink, expectBelowHeader } from './support/deep-links';
import { hosts } from './support/hosts';
import { hydrated, open, recordPageData } from './support/navigation';
import { linkOf, routes } from './support/routes';
import { expectNoSideways } from './support/sideways';
import { expect, test } from './support/test';
import { violations } from './support/violations';

// What is around the content is the same on pages of a kind, and axe looks at it there: see a11y.spec.ts.
// What scrolls becomes a stop of the keyboard a moment after the page is live; on a busy machine, a long one.
const patience = { timeout: 90_000 };

test.describe('every page', () => {
  test.setTimeout(240_000);
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // One visit for all that a page must do: most of the time of a visit is the browser's. What a page asks for, and
  // where a heading comes to rest, is a matter of the site and not of the page: a part of the pages shows it.
  for (const [index, route] of routes.entries()) {
    const isSixth = index % 6 === 0;
    test(`${route}: axe, widths, and on every sixth page requests and a deep link`, async ({ page }) => {
      if (isSixth) await expectFewRequests(page, route);
      else await page.goto(hosts.bucket + linkOf(route));

      await test.step('axe', async () => {
        await hydrated(page);
        await expect(async () => expect(await violations(page, 'main')).toEqual([])).toPass(patience);
      });
      // The narrowest there is, and the narrowest of the layout with a sidebar.
      await test.step('sideways', () => expectNoSideways(page, isSixth ? [320, 997] : [320]));

      const link = isSixth ? deepLink(route) : undefined;
      if (link === undefined) return;
      await test.step('the deep link opens its heading clear of the header', async () => {
        await page.goto('about:blank');
        await open(page, link);
        await expectBelowHeader(page, link);
      });
    });
  }
});

/** Opens a page, which makes at most 25 requests, and asks for page data of its neighbours only. */
async function expectFewRequests(page: Page, route: string): Promise<void> {
  const requests: string[] = [];
  let running = 0;
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}`);
    running++;
  });
  page.on('requestfinished', () => running--);
  page.on('requestfailed', () => running--);
  const asked = recordPageData(page);
  await test.step('at most 25 requests, for page data of its neighbours only', async () => {
    await page.goto(hosts.bucket + linkOf(route));
    const neighbours = await page
      .locator('a[rel=prev], a[rel=next]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(() => [...new Set(asked)].sort()).toEqual(neighbours.sort());
    await expect.poll(() => running, 'it has loaded all it asked for').toBe(0);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(25);
    expect([...new Set(asked)].sort()).toEqual(neighbours);
  });
}

// Every pair of colours is held to its contrast in both modes by the unit tests of the tokens.
const onPhone = routes.filter((_route, index) => index % 6 === 0);

test.describe('on a phone in dark mode axe finds nothing', () => {
  test.setTimeout(600_000);
  test.use({
    mode: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  const batch = 12;
  for (let first = 0; first < onPhone.length; first += batch) {
    test(`on every sixth page from ${onPhone[first]} on`, async ({ page }) => {
      for (const route of onPhone.slice(first, first + batch)) {
        await test.step(route, async () => {
          await open(page, linkOf(route));
          await expect(async () => expect(await violations(page, 'main'), route).toEqual([])).toPass(
            patience,
          );
        });
      }
    });
  }
});
