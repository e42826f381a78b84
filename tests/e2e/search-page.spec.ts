import { holdRequests } from './support/hold-requests';
import { open } from './support/navigation';
import { ask, modalOf, openModal } from './support/search-modal';
import { expect, test } from './support/test';

test('answers the query of its address, filters by part of the site', async ({ page }) => {
  await open(page, './search/?q=stake');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('stake');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results for “stake”$/);
  await expect(main.locator('ol mark').first()).toHaveText(/stak|delegat/i);
  await page.getByRole('radio', { name: 'Guide' }).press('Space');
  await expect(page).toHaveURL('./search/?q=stake&section=Guide');
  await expect(main.getByRole('status')).toContainText('in Guide');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('shows 20 hits a page, every one once; a page beyond the last is the last', async ({ page }) => {
  await open(page, './search/?q=account');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(/^\d+ results for “account”$/);
  const total = Number((await count.textContent())?.split(' ')[0]);
  const last = Math.ceil(total / 20);
  expect(last).toBeGreaterThan(2);
  const shown = () => page.locator('main ol a').evaluateAll((links) => links.map((link) => link.outerHTML));
  const first = await shown();
  expect(first).toHaveLength(20);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('./search/?q=account&page=2');
  await expect(count).toContainText('page 2');
  await expect(page.getByText(`Page 2 of ${last}`)).toBeVisible();
  const second = await shown();
  expect(new Set([...first, ...second]).size).toBe(40);

  await open(page, './search/?q=account&page=99');
  await expect(count).toHaveText(`${total} results for “account”, page ${last}`);
  expect(await shown()).toHaveLength(total - 20 * (last - 1));
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`./search/?q=account&page=${last - 1}`);
});

test('keeps the query in the address; Back and Forward go through the queries', async ({ page }) => {
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

test('never announces the count of one query with the name of another', async ({ page }) => {
  await open(page, './search/?q=stake');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/results for “stake”$/);
  const changes = await status.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    // Old values, because a text that is replaced at once is gone when the observer is called.
    new MutationObserver((records) => {
      for (const { oldValue, removedNodes } of records)
        texts.push(oldValue, ...Array.from(removedNodes, (node) => node.textContent));
    }).observe(element, { childList: true, characterDataOldValue: true, subtree: true });
    return texts;
  });
  const first = await status.textContent();
  await page.getByRole('main').getByRole('searchbox').fill('ledger');
  await expect(status).toHaveText(/results for “ledger”$/);
  const second = await status.textContent();
  await page.goBack();
  await expect(status).toHaveText(/results for “stake”$/);
  const announced = (await changes.jsonValue()).filter((text) => text?.includes('results'));
  expect(new Set(announced)).toEqual(new Set([first, second]));
});

test('shows what to do without results, and suggests searches that have some', async ({ page }) => {
  await open(page, './search/?q=zzqqxxjj&section=Nowhere');
  const main = page.getByRole('main');
  const nothing = 'No results for “zzqqxxjj”';
  await expect(main.getByRole('status')).toHaveText(`${nothing} in Nowhere`);
  await expect(main).toContainText('Believe this query should return results? Let us know.');
  const report = await main.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(new URL(report ?? '').searchParams.get('title')).toContain('zzqqxxjj');
  await main.getByRole('link', { name: 'zzqqxxjj in all parts of the site' }).click();
  await expect(main.getByRole('status')).toHaveText(nothing);
  await expect(main).toContainText('Try searching for:');
  const suggested = main.locator('ul a');
  const queries = await suggested.allInnerTexts();
  expect(queries.length).toBeGreaterThan(2);
  for (const query of queries) {
    await suggested.filter({ hasText: query }).click();
    await expect(main.getByRole('status')).toHaveText(new RegExp(`^\\d+ results for “${query}”$`));
    await page.goBack();
    await expect(main.getByRole('status')).toHaveText(nothing);
  }
});

test.describe('if its engine does not start', () => {
  test.use({ tolerated: /^(failed|console|uncaught):/ });

  test('Retry searches again, and reloads the page if the code was removed', {
    tag: '@full',
  }, async ({ page }) => {
    const answer = await holdRequests(page.context(), /turbopack-worker/);
    answer('abort');
    await open(page, './search/?q=stake');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
    const reloaded = page.waitForEvent('load');
    await main.getByRole('button', { name: 'Retry' }).click();
    await reloaded;
    await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
    answer('continue');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('status')).toHaveText(/results for “stake”/);
  });
});

test.describe('if the index is late or fails', () => {
  test.use({ tolerated: /^(failed|console):/ });

  test('the page and the modal report it; Retry and the next query request it again', async ({
    page,
    context,
  }) => {
    const answer = await holdRequests(context, '**/search-index/**');
    await open(page, './search/?q=stake');
    const main = page.getByRole('main');
    const modal = modalOf(page);
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await expect(main.locator('[data-status=stalled]')).toBeVisible();
    await page.keyboard.press('Control+k');
    await modal.input.fill('stake');
    await expect(stalled).toBeVisible();
    await expect(modal.dialog.getByRole('status')).toHaveText('Searching…');
    await expect(modal.dialog.getByText('No recent searches')).toBeHidden();

    answer('abort');
    for (const place of [main.getByRole('alert'), modal.dialog]) {
      await expect(place).toContainText('Unable to fetch results');
      await expect(place).toContainText('You might want to check your network connection.');
    }
    await expect(stalled).toHaveCount(0);
    answer('continue');
    await modal.dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.input).toHaveValue('stake');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('status')).toHaveText(/results for “stake”/);
  });

  test('a request that hangs is given up, and asked again by the next key', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    const answer = await holdRequests(context, '**/search-index/**');
    const modal = await openModal(page);
    await modal.input.fill('stake');
    // The engine gives up after 8 s.
    await expect(modal.dialog.getByRole('alert')).toContainText('Unable to fetch results', {
      timeout: 20_000,
    });
    answer('continue');
    await modal.input.press('s');
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.dialog.getByRole('alert')).toHaveCount(0);
  });

  test('a file that arrives cut is fetched again', async ({ page, context }) => {
    let count = 0;
    await context.route('**/search-index/core.json', async (route) => {
      count += 1;
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: count === 1 ? body.slice(0, body.length / 2) : body });
    });
    const modal = await openModal(page);
    await ask(modal, 'stake');
    await expect(modal.hits.first()).toBeVisible();
    expect(count).toBe(2);
  });
});
