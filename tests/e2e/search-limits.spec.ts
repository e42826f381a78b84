import type { Page } from '@playwright/test';
import { ask, modalOf, openModal } from './support/search-modal';
import { expect, test } from './support/test';

/** Names of the lists in the reader's storage. */
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__solana';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__solana';

test('the field takes 64 characters; 20 hits at most, with snippets of 10 words, 5 on a narrow screen', {
  tag: '@widths',
}, async ({ page, isMobile }) => {
  const modal = await openModal(page);
  await modal.input.pressSequentially('x'.repeat(70));
  expect(await modal.input.inputValue()).toHaveLength(64);

  await ask(modal, 'account');
  expect(await modal.hits.count()).toBeGreaterThan(5);
  expect(await modal.hits.count()).toBeLessThanOrEqual(20);
  const snippets = await modal.dialog.locator('.search-snippet').allInnerTexts();
  expect(snippets.length).toBeGreaterThan(3);
  const words = snippets.map((text) => text.replaceAll('…', '').trim().split(/\s+/).length);
  expect(Math.max(...words)).toBe(isMobile ? 5 : 10);
  await expect(modal.dialog.locator('mark').first()).toBeVisible();
});

test('says how many results there are, that there are none, and leads to the search page', async ({
  page,
}) => {
  const modal = await openModal(page);
  const { dialog } = modal;
  await expect(dialog).toContainText('No recent searches');
  await ask(modal, 'transfer');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
  await dialog.getByRole('link', { name: /^See all \d+ results$/ }).click();
  await expect(page).toHaveURL('./search/?q=transfer');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await ask(modal, 'transfer');
  await ask(modal, 'zzqqxxjj');
  await expect(dialog.getByRole('status')).toHaveText('0 results');
  await expect(dialog).toContainText('No results for "zzqqxxjj"');
  await expect(dialog).toContainText('Try searching for');
  await expect(dialog).toContainText('Believe this query should return results? Let us know.');
  const report = await dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(new URL(report ?? '').searchParams.get('title')).toBe('Search finds nothing for “zzqqxxjj”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('./search/?q=zzqqxxjj');
});

test('keeps 7 recent searches, 4 where there are favourites, and 10 favourites, over a reload', async ({
  page,
}) => {
  const modal = modalOf(page);
  const recent = modal.dialog.locator('li[id^=docsearch-recent]');
  const favourite = modal.dialog.locator('li[id^=docsearch-favorite]');
  const save = recent.first().getByRole('button', { name: 'Save this search' });
  const visit = async (query: string) => {
    await ask(modal, query);
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
  };
  /** Opens the modal again, with so many entries like the first one in a list. */
  const reopenWith = async (key: string, count: number) => {
    await page.evaluate(
      ([list, length]) => {
        const [one] = JSON.parse(localStorage.getItem(list) ?? '');
        const many = Array.from({ length }, (_, at) => ({ ...one, objectID: `entry ${at}` }));
        localStorage.setItem(list, JSON.stringify(many));
      },
      [key, count] as const,
    );
    await openModal(page, './faq/');
  };

  await openModal(page, './faq/');
  await visit('transfer');
  await reopenWith(recentKey, 7);
  await expect(recent).toHaveCount(7);
  await visit('ledger');
  await openModal(page, './faq/');
  await expect(recent).toHaveCount(7);

  await save.click();
  await expect(favourite).toHaveCount(1);
  await openModal(page, './faq/');
  await visit('uninstall');
  await openModal(page, './faq/');
  await expect(recent).toHaveCount(4);

  await reopenWith(favouriteKey, 10);
  await expect(favourite).toHaveCount(10);
  await save.click();
  await expect(recent).toHaveCount(3);
  await expect(favourite).toHaveCount(10);
  await favourite.first().getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(favourite).toHaveCount(9);
});

const breakages = {
  refused: (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    ),
  missing: (page: Page) =>
    page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null })),
  full: (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
};
for (const [name, breakStorage] of Object.entries(breakages))
  test(`works where storage is ${name}`, { tag: name === 'refused' ? [] : ['@full'] }, async ({ page }) => {
    await breakStorage(page);
    const modal = await openModal(page);
    await expect(modal.dialog).toContainText('No recent searches');
    await ask(modal, 'transfer');
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await ask(modal, 'ledger');
  });
