import type { Locator, Page } from '@playwright/test';
import { isMarked, mark, open, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

// Before it loads a page ahead, the router asks for its head, to learn of a redirect.
test.use({
  tolerated:
    /^console: (Failed to load resource|LoadError)|^failed: HEAD |^(failed|status 503): .*(\.txt|_next\/static\/)/,
});

const home = 'Openverse documentation';
const faq = 'Frequently asked questions';

const logo = (page: Page) => page.locator('header > a[href="/"]');
const commandLine = (page: Page) => page.locator('footer').getByRole('link', { name: 'Command Line' });
const box = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
const retry = (page: Page) => box(page).getByRole('button', { name: 'Retry' });

/** Opens a page that stays open for the whole test: no document may be loaded. */
async function openForGood(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await mark(page);
}

/** Expects the message, with the focus in it, above the page that was open. */
async function expectHeld(page: Page, heading: string): Promise<void> {
  await expect(box(page)).toHaveCount(1);
  await expect(retry(page)).toBeFocused();
  await expect(retry(page)).toBeInViewport();
  await expect(title(page)).toHaveText(heading);
  await expect(page.locator('[data-progress-bar]')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
}

async function expectOn(page: Page, heading: string): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  await expect(title(page)).toBeFocused();
  await expect(box(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
}

test('offline, a click leaves the page readable and shows why; it continues when the network returns', {
  tag: '@every',
}, async ({ page, context }) => {
  await openForGood(page, '/faq/');
  await page.evaluate(() => scrollTo(0, 900));
  await context.setOffline(true);
  await logo(page).click();
  await expectHeld(page, faq);
  await expect(box(page)).toContainText('There is no network connection.');
  await expect(page).toHaveURL(/\/faq\/$/);
  await expectNoViolations(page);

  await retry(page).press('Enter');
  await expectHeld(page, faq);
  await context.setOffline(false);
  await expectOn(page, home);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('Back removes the notice, and a click on another link replaces it', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/backwards-compatibility/');
  await openForGood(page, '/faq/');
  await context.setOffline(true);
  await logo(page).click();
  await expectHeld(page, faq);
  await commandLine(page).click();
  await expectHeld(page, faq);
  await context.setOffline(false);
  await expectOn(page, 'The OpenOS command-line tool suite');
  await context.setOffline(true);
  await logo(page).click();
  await expect(box(page)).toHaveCount(1);
  await page.goBack();
  await expect(box(page)).toHaveCount(0);
  await context.setOffline(false);
});
