import { ask, modalOf, openModal } from './support/search-modal';
import { expect, test } from './support/test';

for (const words of [10, 5])
  test(`shows 20 hits at most, with snippets of ${words} words`, {
    tag: words === 10 ? [] : ['@full', '@phone'],
  }, async ({ page }) => {
    const modal = await openModal(page, '/faq/');
    await ask(modal, 'account');
    expect(await modal.hits.count()).toBeGreaterThan(5);
    expect(await modal.hits.count()).toBeLessThanOrEqual(20);
    const snippets = await modal.dialog.locator('.search-snippet').allInnerTexts();
    expect(snippets.length).toBeGreaterThan(3);
    const counts = snippets.map((text) => text.replaceAll('…', '').trim().split(/\s+/).length);
    expect(Math.max(...counts)).toBe(words);
    await expect(modal.dialog.locator('mark').first()).toBeVisible();
    if (words === 10) await page.keyboard.press('Escape');
    else await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(modal.dialog, 'it closes').toHaveCount(0);
  });

test('shortens a query, and names a result by its title, section and text', async ({ page }) => {
  const modal = await openModal(page, '/faq/');
  await modal.input.pressSequentially('x'.repeat(70));
  expect(await modal.input.inputValue(), 'the limit of a query').toHaveLength(64);
  const first = modal.dialog.getByRole('treeitem').first();
  await ask(modal, 'airdrop');
  await expect(first).toHaveAccessibleName(/^How to get devnet BTG .* Guide .*faucet/);
  await ask(modal, 'how large can a transaction be');
  const answer = /^How large can a transaction be\? Introduction Frequently asked questions · At most 1,232/;
  await expect(first).toHaveAccessibleName(answer);
  // A pasted message is shortened, not cut.
  await modal.input.fill('');
  await modal.input.evaluate((field) => {
    const clipboardData = new DataTransfer();
    const message = 'Transaction simulation failed: Blockhash not found';
    clipboardData.setData('text', `{"jsonrpc":"2.0","error":{"code":-32002,"message":"${message}"},"id":1}`);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(modal.input).toHaveValue('Blockhash not found');
  await expect(modal.hits.first()).toHaveAttribute('href', /BlockhashNotFound/);
});

test('shows the number of results, and links all of them', async ({ page }) => {
  const modal = await openModal(page);
  const { dialog } = modal;
  await expect(dialog).toContainText('No recent searches');
  await ask(modal, 'transfer');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
  const all = dialog.getByRole('link', { name: /^See all \d+ results$/ });
  const tab = page.context().waitForEvent('page');
  await all.click({ modifiers: ['Control'] });
  await (await tab).close();
  await expect(modal.input, 'the search stays with its query').toHaveValue('transfer');
  await all.click();
  await expect(page).toHaveURL('/search/?q=transfer');
  await expect(dialog).toHaveCount(0);
});

test('without a result it suggests queries and a report', async ({ page }) => {
  const modal = await openModal(page);
  const { dialog } = modal;
  await ask(modal, 'zzqqxxjj');
  await expect(dialog.getByRole('status')).toHaveText('0 results');
  await expect(dialog).toContainText('No results for "zzqqxxjj"');
  await expect(dialog.getByText('Try searching for:')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'stake' })).toHaveAttribute('href', '/search/?q=stake');
  await expect(dialog).toContainText('Believe this query should return results? Let us know.');
  const report = await dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(new URL(report ?? '').searchParams.get('title')).toBe('Search finds nothing for “zzqqxxjj”');
  await page.keyboard.press('Enter');
  await expect(page, 'Enter opens the search page').toHaveURL('/search/?q=zzqqxxjj');
});

test('keeps 7 recent searches, 4 next to favourites, and 10 favourites', async ({ page }) => {
  const modal = modalOf(page);
  const recent = modal.dialog.locator('li[id^=docsearch-recent]');
  const favourite = modal.dialog.locator('li[id^=docsearch-favorite]');
  /** Opens the first result, then the modal again on a page that was loaded after some change. */
  const visit = async (query: string, change = async () => {}) => {
    await ask(modal, query);
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
    await change();
    await openModal(page, '/faq/');
  };
  /** Fills one of the lists in the reader's storage with entries like the first recent one. */
  const fill = (name: 'RECENT' | 'FAVORITE', length: number) => () =>
    page.evaluate(
      ([list, count]) => {
        const [one] = JSON.parse(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__solana') ?? '');
        const many = Array.from({ length: count }, (_, at) => ({ ...one, objectID: `entry ${at}` }));
        localStorage.setItem(`__DOCSEARCH_${list}_SEARCHES__solana`, JSON.stringify(many));
      },
      [name, length] as const,
    );

  await openModal(page, '/faq/');
  await visit('transfer', fill('RECENT', 7));
  await visit('ledger');
  await expect(recent).toHaveCount(7);
  await visit('uninstall', fill('FAVORITE', 10));
  await expect(recent).toHaveCount(4);
  await recent.first().getByRole('button', { name: 'Save this search' }).click();
  await expect(recent).toHaveCount(3);
  await expect(favourite).toHaveCount(10);
});
