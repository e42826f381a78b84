import type { Page } from '@playwright/test';
import { type StaticHost, startStaticHost } from '../support/static-host';
import * as layout from './support/layout';
import { recordLayoutShifts } from './support/layout-shifts';
import { hydrated } from './support/navigation';
import { openWhole, samplePages } from './support/sample-pages';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

for (const address of samplePages) {
  // Every page at two widths: see every-page.spec.ts.
  test(`${address} fits the window, spaced, enlarged and zoomed, and axe finds nothing`, async ({ page }) => {
    await openWhole(page, address);
    await expectNoViolations(page);
    await test.step('at every width', () => layout.expectNoSideways(page, layout.widths));
    await test.step('with text spacing', () => layout.expectRoomForSpacing(page));
    await test.step('with text of 200 %', () => layout.expectRoomForLargeText(page));
    await test.step('at a zoom of 400 %', () => layout.expectFocusSeen(page));
  });
}

test('at a zoom of 400 % the search shows a result and can be left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const modal = await openModal(page);
  await ask(modal, 'stake');
  await expect(modal.hits.first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(modal.dialog.locator('[aria-selected=true]')).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
});

// A fast machine parses a page before it paints any of it. Only this test shows the intermediate states of a slow one.
for (const address of ['/cookbook/', '/api/getBalance/', '/search/?q=stake']) {
  const tag = ['@widths', ...(address === '/cookbook/' ? ['@full'] : [])];
  test(`nothing of ${address} moves while it arrives in pieces`, { tag }, async ({ page }) => {
    const host = await startSlowHost(page);
    const shifts = await recordLayoutShifts(page);
    await page.goto(host.origin + address);
    await hydrated(page);
    await layout.laidOut(page);
    const [painted, arrived] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    ]);
    expect(painted, 'painted before all of it was there').toBeLessThan(arrived ?? 0);
    expect(await shifts()).toEqual([]);
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
  return startStaticHost('try-files', {
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

test('zeros in code have a slash, unlike the letter O', async ({ page }) => {
  await page.goto('/cli/install/');
  await expect(page.locator('main code').first()).toHaveCSS('font-variant-numeric', 'slashed-zero');
});
