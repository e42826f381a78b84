import type { Page } from '@playwright/test';
import { open } from './support/navigation';
import { expect, test } from './support/test';

/** The parts of the search page. */
function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox'),
    count: main.getByRole('status'),
    results: main.locator('ol > li'),
    next: main.getByRole('link', { name: 'Next', exact: true }),
  };
}

test.describe('the search page', { tag: '@engine' }, () => {
  test('answers the query of its address, and says how many results there are', { tag: '@widths' }, async ({
    page,
  }) => {
    await open(page, './search/?q=stake');
    const { field, count, results } = partsOf(page);
    await expect(field).toHaveValue('stake');
    await expect(count).toHaveText(/^\d+ results for “stake”$/);
    expect(await results.count()).toBeLessThanOrEqual(20);
    await expect(results.first().locator('mark').first()).toHaveText(/stak/i);
  });

  test('keeps what is typed in the address; Back and Forward lead through the queries', async ({ page }) => {
    await open(page, './search/');
    const { field, count } = partsOf(page);
    await expect(page.getByRole('main')).toContainText('Type a command, a method');
    for (const query of ['ledger', 'faucet', 'nonce']) {
      await field.fill('');
      await field.pressSequentially(query, { delay: 20 });
      await field.press('Enter');
      await expect(page).toHaveURL(`./search/?q=${query}`);
      await expect(count).toContainText(`“${query}”`);
    }
    await page.goBack();
    await expect(page).toHaveURL('./search/?q=faucet');
    await expect(field).toHaveValue('faucet');
    await expect(count).toContainText('“faucet”');
    await page.goBack();
    await expect(field).toHaveValue('ledger');
    await page.goForward();
    await expect(field).toHaveValue('faucet');
    await expect(count).toContainText('“faucet”');
  });

  test('filters by part of the site, in the address too', async ({ page }) => {
    await open(page, './search/?q=stake');
    const { count } = partsOf(page);
    const guide = page.getByRole('radio', { name: 'Guide' });
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    await guide.focus();
    await guide.press('Space');
    await expect(page).toHaveURL('./search/?q=stake&section=Guide');
    await expect(count).toContainText('in Guide');
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    await open(page, './search/?q=stake&section=Nowhere');
    await expect(count).toHaveText('No results for “stake” in Nowhere');
    await page.getByRole('link', { name: 'stake in all parts of the site' }).click();
    await expect(count).toHaveText(/^\d+ results for “stake”$/);
  });

  test('shows 20 results a page, every one once', async ({ page }) => {
    await open(page, './search/?q=account');
    const { count, results, next } = partsOf(page);
    await expect(count).toHaveText(/results for/);
    const first = await results
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await next.click();
    await expect(page).toHaveURL('./search/?q=account&page=2');
    await expect(count).toContainText('page 2');
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(results.locator('a').first()).not.toHaveAttribute('href', first[0] ?? '');
    await page.getByRole('link', { name: 'Previous', exact: true }).click();
    await expect(count).not.toContainText('page');
    for (const none of ['0', '-1', 'x', '1.5', '99999999999999999999']) {
      await open(page, `./search/?q=account&page=${none}`);
      await expect(count, none).toHaveText(/^\d+ results for “account”$/);
    }
  });

  test('a result opens at its heading', async ({ page }) => {
    await open(page, './search/?q=uninstall');
    const link = partsOf(page).results.locator('a[href*="#"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
  });

  test('says what to do where nothing is found', async ({ page }) => {
    await open(page, './search/?q=zzqqxxjj+ledgerxxzzqq');
    const { count } = partsOf(page);
    await expect(count).toHaveText('No results for “zzqqxxjj ledgerxxzzqq”');
    const main = page.getByRole('main');
    await expect(main).toContainText('Try searching for');
    await expect(main).toContainText('Believe this query should return results? Let us know.');
    const report = await main.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
    expect(new URL(report ?? '').searchParams.get('title')).toContain('zzqqxxjj');
  });

  for (const [name, query] of [
    ['markup', '<img src=x onerror="document.title=1">'],
    ['a script', '"><script>document.title=1</script>'],
    ['a very long text', 'stake '.repeat(1700)],
    ['control characters', 'stake\u0000\u0007\u001B\u202E'],
    ['half of a character', '\uD83D stake \uDE00'],
    ['signs of patterns', '.*+?^$()|[]{}\\'],
    ['a name of every object', '__proto__ constructor toString'],
  ] as const) {
    test(`does nothing for ${name} but search`, async ({ page }) => {
      await open(page, `./search/?${new URLSearchParams({ q: query })}`);
      const { field, count } = partsOf(page);
      await expect(count).toHaveText(/results? for|No results/);
      expect((await field.inputValue()).length).toBeLessThanOrEqual(64);
      await expect(page).toHaveTitle(/^Search/);
      expect(await page.locator('main img, main script:not([src])').count()).toBe(0);
      await page.keyboard.press('Control+k');
      const modal = page.getByRole('dialog', { name: 'Search' });
      await modal.getByRole('searchbox').fill(query);
      await expect(modal.locator('li, .DocSearch-NoResults').first()).toBeVisible();
      await expect(page).toHaveTitle(/^Search/);
    });
  }
});

test.describe('where the index cannot be fetched', () => {
  test.use({ tolerated: /^(failed|console):/ });

  test('the page says so, and Retry asks again', async ({ page, context }) => {
    await context.route('**/search-index/**', (route) => route.abort());
    await open(page, './search/?q=stake');
    const box = page.getByRole('main').getByRole('alert');
    await expect(box).toContainText('Unable to fetch results');
    await expect(box).toContainText('You might want to check your network connection.');
    await context.unroute('**/search-index/**');
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(partsOf(page).count).toHaveText(/results for “stake”/);
  });

  test('the modal says so', async ({ page, context }) => {
    await context.route('**/search-index/**', (route) => route.abort());
    await open(page, './faq/');
    await page.keyboard.press('Control+k');
    const modal = page.getByRole('dialog', { name: 'Search' });
    await modal.getByRole('searchbox').fill('stake');
    await expect(modal).toContainText('Unable to fetch results');
    await expect(modal).toContainText('You might want to check your network connection.');
    await context.unroute('**/search-index/**');
    await modal.getByRole('searchbox').fill('stakes');
    await expect(modal.locator('li').first()).toBeVisible();
  });
});

test('a slow index is told after 300 ms, in the page and in the modal', async ({ page, context }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/search-index/**', async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, './search/?q=stake');
  const main = page.getByRole('main');
  await expect(main.locator('[data-status=stalled]')).toBeVisible();
  await page.keyboard.press('Control+k');
  const modal = page.getByRole('dialog', { name: 'Search' });
  await modal.getByRole('searchbox').fill('stake');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  release();
  await expect(modal.locator('li').first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(partsOf(page).count).toHaveText(/results for “stake”/);
});
