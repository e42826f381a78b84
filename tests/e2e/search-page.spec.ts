import type { Page } from '@playwright/test';
import { open } from './support/navigation';
import { modalOf } from './support/search-modal';
import { expect, test } from './support/test';

/** The parts of the search page. */
function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    field: main.getByRole('searchbox'),
    count: main.getByRole('status'),
    results: main.locator('ol > li'),
  };
}

test('answers the query of its address, filters by part of the site', async ({ page }) => {
  await open(page, './search/?q=stake');
  const { field, count, results } = partsOf(page);
  await expect(field).toHaveValue('stake');
  await expect(count).toHaveText(/^\d+ results for “stake”$/);
  await expect(results.first().locator('mark').first()).toHaveText(/stak/i);

  const guide = page.getByRole('radio', { name: 'Guide' });
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await guide.focus();
  await guide.press('Space');
  await expect(page).toHaveURL('./search/?q=stake&section=Guide');
  await expect(count).toContainText('in Guide');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('shows 20 results a page, every one once; a result opens at its heading', async ({ page }) => {
  await open(page, './search/?q=account');
  const { count, results } = partsOf(page);
  await expect(count).toHaveText(/^\d+ results for “account”$/);
  const shown = () =>
    results.evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href')));
  const first = await shown();
  expect(first).toHaveLength(20);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('./search/?q=account&page=2');
  await expect(count).toContainText('page 2');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  expect((await shown()).filter((address) => first.includes(address))).toEqual([]);
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(count).toHaveText(/^\d+ results for “account”$/);

  const link = results.locator('a[href*="#"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
});

test('keeps what is typed in the address; Back and Forward lead through the queries', async ({ page }) => {
  await open(page, './search/');
  const { main, field, count } = partsOf(page);
  await expect(main).toContainText('Type a command, a method');
  for (const query of ['ledger', 'faucet', 'nonce']) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 20 });
    await field.press('Enter');
    await expect(page).toHaveURL(`./search/?q=${query}`);
    await expect(count).toContainText(`“${query}”`);
  }
  for (const [direction, query] of [
    ['goBack', 'faucet'],
    ['goBack', 'ledger'],
    ['goForward', 'faucet'],
  ] as const) {
    await page[direction]();
    await expect(page).toHaveURL(`./search/?q=${query}`);
    await expect(field).toHaveValue(query);
    await expect(count).toContainText(`“${query}”`);
  }
});

test('says what to do where nothing is found', async ({ page }) => {
  await open(page, './search/?q=zzqqxxjj+ledgerxxzzqq&section=Nowhere');
  const { main, count } = partsOf(page);
  await expect(count).toHaveText('No results for “zzqqxxjj ledgerxxzzqq” in Nowhere');
  await expect(main).toContainText('Try searching for');
  await expect(main.getByRole('link', { name: 'zzqqxxjj', exact: true })).toBeVisible();
  await expect(main).toContainText('Believe this query should return results? Let us know.');
  const report = await main.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(new URL(report ?? '').searchParams.get('title')).toContain('zzqqxxjj');
  await page.getByRole('link', { name: 'zzqqxxjj ledgerxxzzqq in all parts of the site' }).click();
  await expect(count).toHaveText('No results for “zzqqxxjj ledgerxxzzqq”');
});

test.describe('where the index cannot be fetched', () => {
  test.use({ tolerated: /^(failed|console):/ });

  test('the page and the modal say so; Retry and the next query ask again', async ({ page, context }) => {
    await context.route('**/search-index/**', (route) => route.abort());
    await open(page, './search/?q=stake');
    const { main, count } = partsOf(page);
    const alert = main.getByRole('alert');
    const modal = modalOf(page);
    await expect(alert).toContainText('Unable to fetch results');
    await page.keyboard.press('Control+k');
    await modal.input.fill('stake');
    for (const place of [alert, modal.dialog]) {
      await expect(place).toContainText('Unable to fetch results');
      await expect(place).toContainText('You might want to check your network connection.');
    }
    await context.unroute('**/search-index/**');
    await modal.input.fill('stakes');
    await expect(modal.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(count).toHaveText(/results for “stake”/);
  });
});

test('a slow index is announced after 300 ms, in the page and in the modal', async ({ page, context }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/search-index/**', async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, './search/?q=stake');
  const { main, count } = partsOf(page);
  await expect(main.locator('[data-status=stalled]')).toBeVisible();
  await page.keyboard.press('Control+k');
  const modal = modalOf(page);
  await modal.input.fill('stake');
  const stalled = page.locator('.DocSearch-Container--Stalled');
  await expect(stalled).toBeVisible();
  release();
  await expect(modal.hits.first()).toBeVisible();
  await expect(stalled).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(count).toHaveText(/results for “stake”/);
});
