import { crashOnOpen } from './support/crash';
import { open } from './support/navigation';
import { linkOf } from './support/routes';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

test.describe('axe finds nothing', () => {
  test.setTimeout(180_000);
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // One page of each kind at both widths in both modes. Every page: see every-page.spec.ts.
  for (const route of [
    '/',
    '/cli/install',
    '/api',
    '/api/getBlock',
    '/tokens/SendTokens',
    '/search',
    '/404.html',
  ]) {
    test(`on ${route}`, { tag: '@every' }, async ({ page }) => {
      await open(page, route.endsWith('.html') ? route : linkOf(route));
      await expectNoViolations(page);
    });
  }
});

test.describe('axe finds nothing with something open', { tag: '@every' }, () => {
  test.setTimeout(180_000);
  // What is being faded in or out has the contrast of neither end.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with the search open: nothing asked, results, none', async ({ page }) => {
    const modal = await openModal(page);
    await expectNoViolations(page);
    await ask(modal, 'stake');
    await expectNoViolations(page);
    await ask(modal, 'zzqqxxjj');
    await expectNoViolations(page);
  });

  test('on the search page with results', async ({ page }) => {
    await open(page, '/search/?q=stake');
    await expect(page.getByRole('main').getByRole('status')).toContainText('results for “stake”');
    await expectNoViolations(page);
  });

  test('with everything open that opens', async ({ page, isMobile }) => {
    await open(page, '/cli/install/');
    for (const summary of await page.locator('main summary:visible').all()) await summary.click();
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.locator('header summary', { hasText: 'Language' }).click();
    await expectNoViolations(page);
    if (!isMobile) return;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });
});

test.describe('axe finds nothing where something failed', { tag: '@every' }, () => {
  test.use({ tolerated: /./, contextOptions: { reducedMotion: 'reduce' } });

  test('a crashed page', async ({ page }) => {
    await crashOnOpen(page);
    await page.goto('/faq/');
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expectNoViolations(page);
  });
});
