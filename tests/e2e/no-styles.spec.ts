import { open, title } from './support/navigation';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';

// Style sheets that do not arrive, or that a reader switches off.
test.use({ tolerated: /^failed: .*\.css\b|^console: Failed to load resource: net::ERR_FAILED .*\.css\b/ });
test.beforeEach(({ context }) => context.route('**/*.css', (route) => route.abort('failed')));

test('the text stands in its order, after a link past the navigation', async ({ page }) => {
  await open(page, '/cli/install/');
  const order = await page.evaluate(() => {
    const places = ['a[href="#content"]', 'header', '#side-panel', 'h1', '.prose > p', 'body > footer'];
    return places.map((it) => document.querySelector(it)?.getBoundingClientRect().top ?? Number.NaN);
  });
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeVisible();
  await expect(page.locator('.prose pre').first()).toBeVisible();
  await expect(page.locator('[role=tabpanel]:visible').first()).toBeVisible();
});

for (const address of [
  '/',
  '/cli/install/',
  '/architecture/',
  '/consensus/turbine-block-propagation/',
  '/404.html',
]) {
  test(`no drawing of ${address} is larger than it is with styles`, async ({ page }) => {
    await page.goto(address);
    const giants = await page
      .locator('svg')
      .evaluateAll((drawings) =>
        drawings
          .filter((it) => it.closest('figure') === null && it.getBoundingClientRect().width > 160)
          .map((it) => it.outerHTML.slice(0, 160)),
      );
    expect(giants).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('the search page, the modal and the links work', async ({ page }) => {
  await open(page, '/search/?q=getBalance');
  await page.getByRole('main').locator('a[href="/api/getBalance/"]').first().click();
  await expect(title(page)).toContainText('getBalance');
  const modal = await openModal(page, '/faq/');
  await ask(modal, 'getBalance');
  await expect(modal.hits.first()).toHaveAttribute('href', '/api/getBalance/');
});
