import type { Page } from '@playwright/test';
import { laidOut } from './support/layout';
import { recordLayoutShifts } from './support/layout-shifts';
import { expectBelowHeader, followLink, open, title } from './support/navigation';
import { expect, test } from './support/test';

const link = '/cli/usage/#transfer';
const commandOf = (page: Page, id: string) => page.locator(`section:has(> [id="${id}"])`);
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const field = (page: Page) => contents(page).getByLabel('Filter by name');
const entries = (page: Page) => contents(page).locator('li a:visible');

/** Expects that the command named by the address is marked, and the next command is not. */
async function expectMarked(page: Page, id: string): Promise<void> {
  const marks = () =>
    page.evaluate((it) => {
      const command = document.getElementById(it)?.closest('section');
      const neighbour = command?.previousElementSibling;
      const isMarked = (of: Element) => getComputedStyle(of, '::before').content !== 'none';
      return [command, neighbour].map((of) => of instanceof HTMLElement && isMarked(of));
    }, id);
  await expect.poll(marks, id).toEqual([true, false]);
}

/** Expects that the beginning of `openos transfer` is on the screen. */
async function expectTransfer(page: Page): Promise<void> {
  await expectBelowHeader(page, link);
  await expectMarked(page, 'transfer');
  const command = commandOf(page, 'transfer');
  await expect(command.getByText('Send BTG from one account to another.')).toBeInViewport({ ratio: 1 });
  for (const text of ['[OPTIONS] <RECIPIENT_ADDRESS>', '"$RECIPIENT" "$AMOUNT"'])
    await expect(command.locator('figure', { hasText: text })).toBeInViewport({ ratio: 1 });
}

test('a command opens with its summary, form and example, and nothing moves afterwards', {
  tag: '@widths',
}, async ({ page }) => {
  const shifts = await recordLayoutShifts(page);
  await open(page, link);
  await expectTransfer(page);
  await laidOut(page);
  expect(await shifts()).toEqual([]);
});

test('a command opens from another page, and Back and Forward keep their places', {
  tag: '@widths',
}, async ({ page }) => {
  await open(page, '/faq/');
  await followLink(page, link);
  await expect(page).toHaveURL(link);
  await expectTransfer(page);
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await page.goForward();
  await expect(title(page)).toHaveText('OpenOS CLI reference and usage');
  await expectBelowHeader(page, link);
});

test('the contents are filtered by name with the keyboard', async ({ page }) => {
  await open(page, link);
  const count = await entries(page).count();
  expect(count).toBeGreaterThan(100);
  const found = contents(page).getByRole('status');
  await expect(found).toBeEmpty();
  await field(page).focus();
  await page.keyboard.type('Transaction history');
  await expect(entries(page)).toHaveText(['openos transaction-history']);
  await expect(found).toHaveText('1 found');
  await expect(entries(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(entries(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(entries(page)).toHaveCount(count);
  await expect(found).toBeEmpty();
  await page.keyboard.type('zzz');
  await expect(found).toHaveText('0 found');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(link);
  await field(page).fill('program-deploy');
  await expect(entries(page)).toHaveText(['openos program deploy']);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/#program-deploy$/);
  await expectBelowHeader(page, page.url());
  await expectMarked(page, 'program-deploy');
});

test('the filter is in the folded contents of a phone', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/cli/usage/');
  await expect(field(page)).toBeHidden();
  await contents(page).getByText('On this page').click();
  await field(page).fill('openos transfer');
  await expect(entries(page)).toHaveCount(1);
  await entries(page).click();
  await expectTransfer(page);
});

test('a page whose contents are short has no filter', async ({ page }) => {
  await open(page, '/cli/install/');
  await expect(contents(page).locator('li').first()).toBeVisible();
  await expect(contents(page).getByRole('searchbox')).toHaveCount(0);
});

test.describe('without scripts', () => {
  // The browser reports the scripts it does not run as failed.
  test.use({ javaScriptEnabled: false, tolerated: /^failed: .*\.js csp$/ });

  test('a command opens, without a filter', { tag: '@widths' }, async ({ page }) => {
    await page.goto(link);
    await expectTransfer(page);
    await expect(contents(page).getByRole('searchbox')).toBeHidden();
  });
});
