import type { Page } from '@playwright/test';
import { site } from '../../content/site';
import { recordLayoutShifts } from './support/layout-shifts';
import { hydrated, open } from './support/navigation';
import { expect, test } from './support/test';

const id = site.announcement?.id ?? '';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const close = (page: Page) => page.getByRole('button', { name: 'Close announcement' });

/** Stores what the former site would have stored before the page is opened. */
async function dismissed(page: Page, announcement: string, dismiss = 'true'): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      localStorage.setItem('docusaurus.announcement.id', name);
      localStorage.setItem('docusaurus.announcement.dismiss', value);
    },
    [announcement, dismiss] as const,
  );
}

test('can be dismissed, and stays so', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  const stored = await page.evaluate(() => ({
    id: localStorage.getItem('docusaurus.announcement.id'),
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
  }));
  expect(stored).toEqual({ id, dismiss: 'true' });
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
  await page.goto('/faq/');
  await expect(bar(page)).toBeHidden();
});

test('nothing jumps when it was dismissed before', { tag: '@widths' }, async ({ page }) => {
  await dismissed(page, id);
  const shifts = await recordLayoutShifts(page);
  await page.route('**/*.js', () => {});
  await page.goto('/faq/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect((await page.locator('header').first().boundingBox())?.y, 'before any script').toBe(0);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, '/faq/');
  await expect(bar(page)).toBeHidden();
  expect(await shifts()).toEqual([]);
});

test('another announcement shows although an earlier one was dismissed', async ({ page }) => {
  await dismissed(page, 'an-earlier-one');
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
});

test('one that was only seen shows again', async ({ page }) => {
  await dismissed(page, id, 'false');
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
});

test('a dismissal reaches the other tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/faq/');
  await open(page, '/');
  await close(page).click();
  await expect(bar(other)).toBeHidden();
});
