import { holdRequests } from './support/hold-requests';
import { open } from './support/navigation';
import { modalOf } from './support/search-modal';
import { expect, test } from './support/test';

test('answers the query of its address, and filters by part of the site', async ({ page }) => {
  await open(page, '/search/?q=stake');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('stake');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results for “stake”$/);
  await expect(main.locator('ol mark').first()).toHaveText(/stak|delegat/i);
  await expect(page).toHaveTitle('stake | Search | Openverse documentation');
  await page.getByRole('radio', { name: 'Guide' }).press('Space');
  await expect(page).toHaveURL('/search/?q=stake&section=Guide');
  await expect(main.getByRole('status')).toContainText('in Guide');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('shows 20 hits a page, every one once', async ({ page }) => {
  await open(page, '/search/?q=account');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(/^\d+ results for “account”$/);
  const total = Number((await count.textContent())?.split(' ')[0]);
  const last = Math.ceil(total / 20);
  expect(last).toBeGreaterThan(2);
  const shown = () => page.locator('main ol a').evaluateAll((links) => links.map((link) => link.outerHTML));
  const first = await shown();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/search/?q=account&page=2');
  await expect(count).toHaveText(`${total} results for “account”, page 2`);
  await expect(count, 'the reader goes on at the first result').toBeFocused();
  await expect(page.getByText(`Page 2 of ${last}`)).toBeVisible();
  expect(new Set([...first, ...(await shown())]).size).toBe(40);

  await open(page, '/search/?q=account&page=99');
  await expect(count, 'a page beyond the last').toHaveText(`${total} results for “account”, page ${last}`);
  expect(await shown()).toHaveLength(total - 20 * (last - 1));
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`/search/?q=account&page=${last - 1}`);
  await expect(count).toHaveText(`${total} results for “account”, page ${last - 1}`);
});

test('Back and a reload show the followed result again', async ({ page }) => {
  await open(page, '/search/?q=account&page=2');
  const link = page.locator('main ol a').nth(15);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => Object.keys(history.state ?? {}))).toContain('searchScroll');
  await link.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(link, 'after a reload').toBeInViewport();
});

test('Back and Forward go through the queries and their counts', async ({ page }) => {
  await open(page, '/search/');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  const status = main.getByRole('status');
  await expect(main).toContainText('Type a command, a method');
  const type = async (query: string) => {
    await field.fill(query);
    await field.press('Enter');
  };
  await type('ledger');
  await expect(status).toHaveText(/results for “ledger”$/);
  const changes = await status.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    // Old values, because a text that is replaced at once is gone when the observer is called.
    new MutationObserver((records) => {
      for (const { oldValue, removedNodes } of records)
        texts.push(oldValue, ...Array.from(removedNodes, (node) => node.textContent));
    }).observe(element, { childList: true, characterDataOldValue: true, subtree: true });
    return texts;
  });
  const final = new Set([await status.textContent()]);
  for (const [act, query] of [
    [() => type('faucet'), 'faucet'],
    [() => type('nonce'), 'nonce'],
    [() => page.goBack(), 'faucet'],
    [() => page.goBack(), 'ledger'],
    [() => page.goForward(), 'faucet'],
  ] as const) {
    await act();
    await expect(page).toHaveURL(`/search/?q=${query}`);
    await expect(field).toHaveValue(query);
    await expect(status).toHaveText(new RegExp(`results for “${query}”$`));
    final.add(await status.textContent());
  }
  const announced = (await changes.jsonValue()).filter((text) => text?.includes('results'));
  expect(announced.filter((text) => !final.has(text))).toEqual([]);
});

test('keeps the letters that are typed right after Enter', async ({ page }) => {
  await open(page, '/search/');
  const field = page.getByRole('searchbox');
  await field.evaluate((input: HTMLInputElement) => {
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('stake');
    input.form?.requestSubmit();
    type('stake pool');
  });
  await expect(page).toHaveURL('/search/?q=stake+pool');
  await expect(field).toHaveValue('stake pool');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for “stake pool”$/);
});

test('a long query changes the history less than Safari allows', async ({ page }) => {
  await page.clock.install();
  await open(page, '/search/');
  const changes = await page.evaluateHandle(() => {
    const states: unknown[] = [];
    const real = History.prototype.replaceState;
    History.prototype.replaceState = function (...all) {
      states.push(real.apply(this, all));
    };
    return states;
  });
  const query = 'how do I move my stake account from one validator to another one';
  await page.getByRole('searchbox').focus();
  for (const letter of query) {
    await page.keyboard.type(letter);
    await page.clock.runFor(260);
  }
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(`/search/?q=${query.replaceAll(' ', '+')}`);
  expect((await changes.jsonValue()).length).toBeLessThan(10);
});

test('on a phone, Enter hides the keyboard, which covers the results', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/search/');
  const field = page.getByRole('searchbox');
  await field.fill('stake');
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for “stake”$/);
  await expect(field).not.toBeFocused();
});

test('without results it suggests searches that have some', async ({ page }) => {
  await open(page, '/search/?q=zzqqxxjj&section=API');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const nothing = 'No results for “zzqqxxjj”';
  await expect(status).toHaveText(`${nothing} in API`);
  await expect(main).toContainText('Believe this query should return results? Let us know.');
  const report = await main.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(new URL(report ?? '').searchParams.get('title')).toContain('zzqqxxjj');
  await main.getByRole('link', { name: 'zzqqxxjj in all parts of the site' }).click();
  await expect(status).toHaveText(nothing);
  await expect(main).toContainText('Try searching for:');
  const suggested = main.locator('ul a');
  const queries = await suggested.allInnerTexts();
  expect(queries.length).toBeGreaterThan(2);
  for (const query of queries) {
    await suggested.filter({ hasText: query }).click();
    await expect(status).toHaveText(new RegExp(`^\\d+ results for “${query}”$`));
    await page.goBack();
    await expect(status).toHaveText(nothing);
  }
});

test.describe('if the index is late or fails', () => {
  test.use({ tolerated: /^(failed|console):/ });

  test('the page and the modal report it; Retry requests it again', async ({ page, context }) => {
    const answer = await holdRequests(context, '**/search-index/**');
    await open(page, '/search/?q=stake');
    const main = page.getByRole('main');
    const modal = modalOf(page);
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await test.step('while it is late', async () => {
      await expect(main.locator('[data-status=stalled]')).toBeVisible();
      await page.keyboard.press('Control+k');
      await modal.input.fill('stake');
      await expect(stalled).toBeVisible();
      await expect(modal.dialog.getByRole('status')).toHaveText('Searching…');
      await expect(modal.dialog.getByText('No recent searches')).toBeHidden();
    });
    await test.step('once it has failed', async () => {
      answer('abort');
      for (const place of [main.getByRole('alert'), modal.dialog]) {
        await expect(place).toContainText('Unable to fetch results');
        await expect(place).toContainText('You might want to check your network connection.');
      }
      await expect(stalled).toHaveCount(0);
    });
    answer('continue');
    await modal.dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.input).toHaveValue('stake');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('status')).toHaveText(/results for “stake”/);
  });
});
