import type { Page } from '@playwright/test';
import { type StaticHost, startStaticHost } from '../support/static-host';
import * as layout from './support/layout';
import { hydrated, open } from './support/navigation';
import { linkOf, routes } from './support/routes';
import { openWhole, samplePages } from './support/sample-pages';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

// The unit tests of the tokens hold every pair of colours to its contrast in both modes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of samplePages)
  test(`${address} fits every window, and axe finds nothing`, {
    // They have the layout of /cli/install/ at these widths.
    tag: /architecture|tokens/.test(address) ? '@full' : [],
  }, async ({ page }) => {
    await openWhole(page, address);
    await expectNoViolations(page);
    await test.step('at every width', () => layout.expectNoSideways(page, layout.widths));
    await test.step('with text spacing', () => layout.expectRoomForSpacing(page));
    await test.step('with text of 200 %', () => layout.expectRoomForLargeText(page));
    await test.step('at a zoom of 400 %', () => layout.expectFocusSeen(page));
  });

test('axe finds nothing with everything opened', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/cli/install/');
  for (const summary of await page.locator('main summary:visible').all()) await summary.click();
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await page.locator('header summary', { hasText: 'Language' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('fields do not make a phone zoom, and its tabs are in sight', { tag: '@phone' }, async ({ page }) => {
  const fields = 'input:not([type=radio], [type=checkbox]), select, textarea';
  const sizeOf = (it: Element) => Number.parseFloat(getComputedStyle(it).fontSize);
  for (const address of ['/learn/errors/', '/api/getBalance/']) {
    await openWhole(page, address);
    for (const field of await page.locator(fields).all())
      expect(await field.evaluate(sizeOf), `text size in ${address}`).toBeGreaterThanOrEqual(16);
    for (const tab of await page.getByRole('tab').all())
      expect(await tab.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  }
});

test('axe finds nothing in the search, which shows a result at 400 %', async ({ page }) => {
  const modal = await openModal(page);
  await test.step('axe, before a query', () => expectNoViolations(page));
  for (const query of ['zzqqxxjj', 'stake']) {
    await ask(modal, query);
    await test.step(`axe, with the answer to ${query}`, () => expectNoViolations(page));
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(modal.hits.first(), 'the first result').toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(modal.dialog.locator('[aria-selected=true]'), 'the chosen one').toBeInViewport({ ratio: 0.5 });
});

/** Runs tests of 16 pages each, which takes as long as making a browser context for each. */
for (let first = 0; first < routes.length; first += 16) {
  const batch = routes.slice(first, first + 16);
  test(`every page: ${batch[0]} and the ${batch.length - 1} after it`, { tag: '@full' }, async ({ page }) => {
    for (const route of batch) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, linkOf(route));
      await expectNoViolations(page, { part: 'main' });
      await layout.expectNoSideways(page, [320, 997]);
      await layout.expectDiagramsFit(page);
    }
  });
}

// A fast machine parses a page before it paints any of it. Only this test shows the intermediate states of a slow one.
for (const address of ['/', '/api/getBalance/', '/search/?q=stake', '/cookbook/', '/cli/usage/#transfer']) {
  const isSample = /^.$|api|search/.test(address);
  test(`nothing of ${address} moves while it arrives in pieces`, {
    tag: isSample ? [] : ['@full', '@phone'],
  }, async ({ page }) => {
    const host = await startSlowHost(page);
    const shifts = await layout.recordShifts(page);
    await page.goto(host.origin + address);
    await hydrated(page);
    await layout.laidOut(page);
    const [painted, arrived] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    ]);
    expect(painted, 'painted before all of it was there').toBeLessThan(arrived ?? 0);
    expect(await shifts()).toEqual([]);
    // What it still loads ahead would fail.
    await page.close();
    await host.close();
  });
}

/**
 * The start of a page, before whose body nothing is painted, then some 1,500 characters at a time. Each ends with a block:
 * the rest of a line of text may wrap, and that moves the line.
 */
const pieces = /^.*?<body|.{1500,}?<\/(?:p|li|div|nav|section|table|header)>|.+$/gs;

/** Serves the site, each piece of a page after the browser has painted the one before. */
function startSlowHost(page: Page): Promise<StaticHost> {
  return startStaticHost('github-pages', {
    async send(response, { type, body }) {
      if (!type.startsWith('text/html')) return response.end(body);
      for (const piece of body.toString().match(pieces) ?? []) {
        response.write(piece);
        // It fails while the previous document is unloaded.
        await layout.laidOut(page).catch(() => undefined);
      }
      response.end();
    },
  });
}
