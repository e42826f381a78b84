import type { Page } from '@playwright/test';
import { expectDiagramsFit, expectNoSideways } from './support/layout';
import { open } from './support/navigation';
import { linkOf, routes } from './support/routes';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

// What layout.spec.ts and a11y.spec.ts look at on one page of each kind, on every page: its content, as what is around
// it is the same on pages of a kind. The unit tests of the tokens hold every pair of colours to its contrast in both modes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs tests of 16 pages each, which takes as long as making a browser context for each. */
function forEach(list: string[], name: string, check: (page: Page, route: string) => Promise<void>): void {
  for (let first = 0; first < list.length; first += 16) {
    const batch = list.slice(first, first + 16);
    test(`${name}: ${batch[0]} and the ${batch.length - 1} after it`, { tag: '@full' }, async ({ page }) => {
      for (const route of batch) await test.step(route, () => check(page, route));
    });
  }
}

forEach(routes, 'every page', async (page, route) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, linkOf(route));
  await expectNoViolations(page, { part: 'main' });
  await expectNoSideways(page, [320, 997]);
  await expectDiagramsFit(page);
});

// What a page loads is a matter of the site and not of the page.
forEach(
  routes.filter((_, index) => index % 16 === 0),
  'at most 25 requests',
  async (page, route) => {
    const requests: string[] = [];
    const record = (request: { url(): string }) => requests.push(request.url());
    page.on('request', record);
    await open(page, linkOf(route));
    await page.waitForLoadState('networkidle');
    page.off('request', record);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(25);
  },
);
