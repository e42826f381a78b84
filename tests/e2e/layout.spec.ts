import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import * as layout from './support/layout';
import { recordLayoutShifts } from './support/layout-shifts';
import { settled } from './support/navigation';
import { builtRelease } from './support/releases';
import { openWhole, samplePages } from './support/sample-pages';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';

for (const address of samplePages) {
  // Every page at two widths: see every-page.spec.ts.
  test(`${address} fits the window, spaced, enlarged, turned and zoomed`, async ({ page }) => {
    await openWhole(page, address);
    await test.step('at every width', () => layout.expectNoSideways(page, layout.widths));
    await test.step('with text spacing', () => layout.expectRoomForSpacing(page));
    await test.step('with text of 200 %', () => layout.expectRoomForLargeText(page));
    await test.step('from right to left', () => layout.expectToTurn(page));
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

// A fast machine parses a page before it paints any of it. What a slow one shows in between is seen only here.
for (const address of ['/cookbook/', '/api/getBalance/', '/search/?q=stake']) {
  test(`nothing of ${address} moves while it arrives in pieces`, { tag: '@widths' }, async ({ page }) => {
    const host = await startSlowHost(page);
    const shifts = await recordLayoutShifts(page);
    await page.goto(host.origin + address);
    await settled(page);
    await layout.laidOut(page);
    const [painted, arrived] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    ]);
    expect(painted, 'painted before all of it was there').toBeLessThan(arrived ?? 0);
    expect(await shifts()).toEqual([]);
    host.close();
  });
}

/**
 * The start of a page, before whose body nothing is painted, then some 1,500 characters at a time. Each ends with a block:
 * the rest of a line of text may wrap, and that moves the line.
 */
const pieces = /^.*?<body|.{1500,}?<\/(?:p|li|div|nav|section|table|header)>|.+$/gs;

/**
 * Serves the site, each piece of a page after the browser has painted the one before. The page is shown as it arrives, as
 * in browsers that do not support the link that makes others wait for the whole page.
 */
async function startSlowHost(page: Page): Promise<{ origin: string; close(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { status, type, body } = builtRelease(new URL(url, 'http://host').pathname);
    response.writeHead(status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    const html = body.toString().replace(/<link rel="expect"[^>]*>/, '');
    for (const piece of html.match(pieces) ?? []) {
      response.write(piece);
      // It fails while the document before is left.
      await layout.laidOut(page).catch(() => undefined);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
