import { open } from './support/navigation';
import { ask, modalOf, openModal } from './support/search-modal';
import { expect, test } from './support/test';

/** Names of the lists in the reader's storage. */
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__solana';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__solana';

/** Searches whose first results are all different pages. */
const queries = [
  'transfer',
  'ledger',
  'uninstall',
  'faucet',
  'nonce',
  'vote account',
  'paper',
  'deploy',
  'mnemonic',
  'airdrop',
  'rent',
  'epoch',
];

test.describe('limits and texts of the search modal', { tag: '@engine' }, () => {
  test('the field takes 64 characters', async ({ page }) => {
    const { input } = await openModal(page);
    await expect(input).toHaveAttribute('maxlength', '64');
    await input.pressSequentially('x'.repeat(70));
    expect(await input.inputValue()).toHaveLength(64);
  });

  test('shows at most 20 hits, each with a snippet of at most 10 words, 5 on a narrow screen', {
    tag: '@widths',
  }, async ({ page, isMobile }) => {
    const modal = await openModal(page);
    await ask(modal, 'account');
    expect(await modal.hits.count()).toBeGreaterThan(5);
    expect(await modal.hits.count()).toBeLessThanOrEqual(20);
    const snippets = await modal.dialog.locator('.search-snippet').allInnerTexts();
    expect(snippets.length).toBeGreaterThan(3);
    const words = snippets.map((text) => text.replaceAll('…', '').trim().split(/\s+/).length);
    expect(Math.max(...words)).toBe(isMobile ? 5 : 10);
    await expect(modal.dialog.locator('mark').first()).toBeVisible();
  });

  test('says that nothing was searched before, and that nothing was found', async ({ page }) => {
    const modal = await openModal(page);
    await expect(modal.dialog).toContainText('No recent searches');
    await ask(modal, 'transfer');
    await ask(modal, 'zzqqxxjj');
    await expect(modal.dialog).toContainText('No results for "zzqqxxjj"');
    await expect(modal.dialog).toContainText('Try searching for');
    await expect(modal.dialog).toContainText('Believe this query should return results? Let us know.');
    const report = await modal.dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
    expect(new URL(report ?? '').searchParams.get('title')).toBe('Search finds nothing for “zzqqxxjj”');
  });

  test('keeps 7 recent searches, 4 where there are favourites, and 10 favourites, over a reload', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const modal = await openModal(page);
    const recent = modal.dialog.locator('li[id^=docsearch-recent]');
    const favourite = modal.dialog.locator('li[id^=docsearch-favorite]');
    const visit = async (query: string) => {
      await ask(modal, query);
      await page.keyboard.press('Enter');
      await expect(modal.dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(modal.input).toBeFocused();
    };
    for (const query of queries.slice(0, 9)) await visit(query);
    await expect(recent).toHaveCount(7);
    await open(page, './faq/');
    await page.keyboard.press('Control+k');
    await expect(recent).toHaveCount(7);
    expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').length, recentKey)).toBe(
      7,
    );

    await recent.first().getByRole('button', { name: 'Save this search' }).click();
    await expect(favourite).toHaveCount(1);
    await open(page, './faq/');
    await page.keyboard.press('Control+k');
    for (const query of queries.slice(9, 11)) await visit(query);
    await expect(recent).toHaveCount(4);
    await expect(favourite).toHaveCount(1);

    await page.evaluate((key) => {
      const [one] = JSON.parse(localStorage.getItem(key) ?? '[]');
      const many = Array.from({ length: 10 }, (_, at) => ({ ...one, objectID: `favourite ${at}` }));
      localStorage.setItem(key, JSON.stringify(many));
    }, favouriteKey);
    await open(page, './faq/');
    await page.keyboard.press('Control+k');
    await expect(favourite).toHaveCount(10);
    await recent.first().getByRole('button', { name: 'Save this search' }).click();
    await expect(favourite).toHaveCount(10);
    await favourite.first().getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(favourite).toHaveCount(9);
  });

  for (const [name, break_] of [
    [
      'refused',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    ['missing', () => Object.defineProperty(window, 'localStorage', { value: null })],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`works where storage is ${name}`, async ({ page }) => {
      await page.addInitScript(break_);
      const modal = await openModal(page);
      await expect(modal.dialog).toContainText('No recent searches');
      await ask(modal, 'transfer');
      await page.keyboard.press('Enter');
      await expect(modal.dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await ask(modalOf(page), 'ledger');
    });
  }
});
