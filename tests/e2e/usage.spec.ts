import type { Page } from '@playwright/test';
import { laidOut } from './support/layout';
import { recordLayoutShifts } from './support/layout-shifts';
import { expectBelowHeader, followLink, open, title } from './support/navigation';
import { expect, test } from './support/test';

const link = '/cli/usage/#transfer';
const commandOf = (page: Page, id: string) => page.locator(`section:has(> [id="${id}"])`);

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

test.describe('without scripts', () => {
  // The browser reports the scripts it does not run as failed.
  test.use({ javaScriptEnabled: false, tolerated: /^failed: .*\.js csp$/ });

  test('a command opens', { tag: '@widths' }, async ({ page }) => {
    await page.goto(link);
    await expectTransfer(page);
  });
});
