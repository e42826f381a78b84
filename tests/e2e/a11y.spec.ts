import { crashOnOpen } from './support/crash';
import { open } from './support/navigation';
import { openWhole, samplePages } from './support/sample-pages';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

// The content of every page: see every-page.spec.ts.
test.describe('axe finds nothing', { tag: '@every' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // In the mode and at the width of `npm test`, layout.spec.ts looks at the same pages.
  for (const address of samplePages) {
    test(`on ${address}`, { tag: '@full' }, async ({ page }) => {
      await openWhole(page, address);
      await expectNoViolations(page);
    });
  }

  test('with the search open: without a query, with results, without results', async ({ page }) => {
    const modal = await openModal(page);
    await expectNoViolations(page);
    await ask(modal, 'stake');
    await expectNoViolations(page);
    await ask(modal, 'zzqqxxjj');
    await expectNoViolations(page);
  });

  test('with everything opened', async ({ page, isMobile }) => {
    await open(page, '/cli/install/');
    for (const summary of await page.locator('main summary:visible').all()) await summary.click();
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.locator('header summary', { hasText: 'Language' }).click();
    await expectNoViolations(page);
    if (!isMobile) return;
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });

  test.describe('after a failure', () => {
    test.use({ tolerated: /./ });

    test('on a crashed page', { tag: '@full' }, async ({ page }) => {
      await crashOnOpen(page);
      await page.goto('/cli/install/');
      await expect(page.getByText('This page crashed.')).toBeVisible();
      await expectNoViolations(page);
    });
  });
});
