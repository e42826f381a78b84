import { open } from './support/navigation';
import { modalOf } from './support/search-modal';
import { expect, test } from './support/test';

test('answers the query of its address, filters by part of the site', async ({ page }) => {
  await open(page, './search/?q=stake');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('stake');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results for “stake”$/);
  await expect(main.locator('ol mark').first()).toHaveText(/stak/i);
  await page.getByRole('radio', { name: 'Guide' }).press('Space');
  await expect(page).toHaveURL('./search/?q=stake&section=Guide');
  await expect(main.getByRole('status')).toContainText('in Guide');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('shows 20 results a page, every one once', async ({ page }) => {
  await open(page, './search/?q=account');
  const count = page.getByRole('main').getByRole('status');
  const results = page.locator('main ol > li');
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
});

test('keeps what is typed in the address; Back and Forward lead through the queries', async ({ page }) => {
  await open(page, './search/');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await expect(main).toContainText('Type a command, a method');
  const type = async (query: string) => {
    await field.fill('');
    await field.pressSequentially(query, { delay: 20 });
    await field.press('Enter');
  };
  for (const [act, query] of [
    [() => type('ledger'), 'ledger'],
    [() => type('faucet'), 'faucet'],
    [() => type('nonce'), 'nonce'],
    [() => page.goBack(), 'faucet'],
    [() => page.goBack(), 'ledger'],
    [() => page.goForward(), 'faucet'],
  ] as const) {
    await act();
    await expect(page).toHaveURL(`./search/?q=${query}`);
    await expect(field).toHaveValue(query);
    await expect(main.getByRole('status')).toContainText(`“${query}”`);
  }
});

test('says what to do where nothing is found', async ({ page }) => {
  await open(page, './search/?q=zzqqxxjj+ledgerxxzzqq&section=Nowhere');
  const main = page.getByRole('main');
  const nothing = 'No results for “zzqqxxjj ledgerxxzzqq”';
  await expect(main.getByRole('status')).toHaveText(`${nothing} in Nowhere`);
  await expect(main).toContainText('Try searching for');
  await expect(main.getByRole('link', { name: 'zzqqxxjj', exact: true })).toBeVisible();
  await expect(main).toContainText('Believe this query should return results? Let us know.');
  const report = await main.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(new URL(report ?? '').searchParams.get('title')).toContain('zzqqxxjj');
  await main.getByRole('link', { name: 'zzqqxxjj ledgerxxzzqq in all parts of the site' }).click();
  await expect(main.getByRole('status')).toHaveText(nothing);
});

test.describe('where the index comes late, or not at all', () => {
  test.use({ tolerated: /^(failed|console):/ });

  test('the page and the modal say so; Retry and the next query ask again', async ({ page, context }) => {
    let answer: (isUp: boolean) => void = () => {};
    let network = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    await context.route('**/search-index/**', async (route) =>
      (await network) ? route.continue() : route.abort(),
    );
    await open(page, './search/?q=stake');
    const main = page.getByRole('main');
    const modal = modalOf(page);
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await expect(main.locator('[data-status=stalled]')).toBeVisible();
    await page.keyboard.press('Control+k');
    await modal.input.fill('stake');
    await expect(stalled).toBeVisible();

    answer(false);
    for (const place of [main.getByRole('alert'), modal.dialog]) {
      await expect(place).toContainText('Unable to fetch results');
      await expect(place).toContainText('You might want to check your network connection.');
    }
    await expect(stalled).toHaveCount(0);
    network = Promise.resolve(true);
    await modal.input.fill('stakes');
    await expect(modal.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('status')).toHaveText(/results for “stake”/);
  });
});
