import type { Page } from '@playwright/test';
import { expect, test } from './support/hosted-test';
import { hydrated, isMarked, mark, open, title } from './support/navigation';
import { ask, modalOf, openModal, routesOf } from './support/search-modal';
import { expectNoViolations } from './support/violations';

/** The navbar's menu of versions, by its current label. */
const menu = (page: Page, label: string) =>
  page
    .locator('header summary')
    .filter({ hasText: /^Version: / })
    .getByText(label, { exact: true });
const version = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });

/** Makes the page as narrow as a phone and opens the list of versions in its drawer. */
async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.locator('#side-panel summary', { hasText: 'Version: 1.17' }).click();
}

test.describe('on a site with two versions', { tag: '@hosted' }, () => {
  test('the menu links the same page, follows navigation, and shows in which version the page is missing', async ({
    page,
  }) => {
    await open(page, './1.17/guide/');
    await page.locator('.prose').getByRole('link', { name: 'this page' }).click();
    await page.goBack();
    await menu(page, '1.17').click();
    await expect(version(page, '1.17')).toHaveAttribute('aria-current', 'page');
    await expect(version(page, 'Next')).toHaveAttribute('href', /\/guide\/$/);
    await page.goForward();
    await menu(page, '1.17').click();
    await version(page, 'Next').click();
    await expect(page).toHaveURL('./guide/#more');
    await expect(page.locator('#more')).toBeInViewport();

    await open(page, './1.17/guide/setup/');
    await mark(page);
    await page.locator('main').getByRole('link', { name: 'this page in Next' }).click();
    await expect(page).toHaveURL('./guide/setup/');
    await hydrated(page);
    await menu(page, 'Next').click();
    await expect(version(page, '1.17')).toHaveAttribute('href', /\/1\.17\/guide\/setup\/$/);
    await page.keyboard.press('Escape');
    await page.locator('#side-panel').getByRole('link', { name: 'Added' }).click();
    await expect(title(page)).toHaveText('Added');
    await hydrated(page);
    await menu(page, 'Next').click();
    await version(page, '1.17 (nearest page)').click();
    await expect(page).toHaveURL('./1.17/guide/');
    await expect(menu(page, '1.17')).toBeVisible();
    expect(await isMarked(page), 'all in one document').toBe(true);
  });

  test('on a phone the versions are in the drawer', async ({ page }) => {
    await open(page, './1.17/guide/#more');
    await openDrawer(page);
    await expect(menu(page, '1.17')).toBeHidden();
    const list = page.getByRole('navigation', { name: 'Version' });
    await list.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL('./guide/#more');
  });

  for (const theme of ['light', 'dark'] as const)
    test(`axe finds nothing in the menu and the drawer, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((it) => localStorage.setItem('theme', it), theme);
      await open(page, './1.17/guide/old/');
      await menu(page, '1.17').click();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await openDrawer(page);
      await expectNoViolations(page);
    });

  test('the navbar has room for the menu', async ({ page }) => {
    await open(page, './1.17/guide/');
    for (const width of [997, 1120, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const parts = page.locator('header, header li:has(> a, > details, > button, > div)');
      const tooWide = await parts.evaluateAll((all) =>
        all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
      );
      expect(tooWide, `at ${width} px`).toEqual([]);
    }
  });

  for (const engine of ['hosted', 'embedded'])
    test.describe(`with the ${engine} engine`, () => {
      test.use({ tolerated: engine === 'embedded' ? /^(console|status 5)/ : /(?!)/ });
      test.beforeEach(({ service }) => {
        if (engine === 'embedded') service.fail({ fault: 'status', status: 500 });
      });

      test('a search stays in the version of the page', async ({ page }) => {
        const modal = await openModal(page, './1.17/guide/');
        await ask(modal, 'quagga');
        await expect(modal.hits).toHaveCount(0);
        await ask(modal, 'way');
        expect(await routesOf(modal)).toEqual(['/docs/1.17/guide/setup/']);
        await modal.dialog.getByRole('link', { name: 'See all' }).click();
        await expect(page).toHaveURL('./search/?q=way&version=1.17');
        const results = page.locator('main ol a');
        await expect(results.first()).toHaveAttribute('href', '/docs/1.17/guide/setup/');
        await expect(menu(page, '1.17')).toBeVisible();

        await page.getByRole('radio', { name: 'Next' }).check({ force: true });
        await expect(page).toHaveURL('./search/?q=way');
        await expect(results.first()).toHaveAttribute('href', /^\/docs\/guide\/(setup|new)\/$/);
        await page.goBack();
        await expect(page).toHaveURL('./search/?q=way&version=1.17');
        await expect(page.getByRole('radio', { name: '1.17' })).toBeChecked();
        await expect(results.first()).toHaveAttribute('href', '/docs/1.17/guide/setup/');
        await page.keyboard.press('Control+k');
        await ask(modalOf(page), 'quagga');
        await expect(modalOf(page).hits).toHaveCount(0);

        await open(page, './search/?q=quagga&version=9.9');
        await expect(page.getByRole('radio', { name: 'Next' }), 'of an unknown version').toBeChecked();
        await expect(results.first()).toHaveAttribute('href', /^\/docs\/guide\//);
      });
    });
});
