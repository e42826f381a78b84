import { title } from './support/navigation';
import { expect, test } from './support/test';

test.use({
  tolerated:
    /status 404: .*\/(cli\/instal|FAQ|nothing-like-it-at-all-in-here)$|console: Failed to load resource.*404/,
});

test('names the path asked for and suggests the nearest pages', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/cli/instal');
  await expect(title(page)).toHaveText('Page not found');
  await expect(page.locator('main')).toContainText('/cli/instal');
  const suggestions = page.locator('main [aria-live] a');
  await expect(suggestions.first()).toHaveAttribute('href', '/cli/install/');
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  await suggestions.first().click();
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
  await expect(page).toHaveURL(/\/cli\/install\/$/);
});

test('ignores case when it suggests', async ({ page }) => {
  await page.goto('/FAQ');
  await expect(page.locator('main [aria-live] a').first()).toHaveAttribute('href', '/faq/');
});

test('suggests nothing where nothing is near, and still has the sections', async ({ page }) => {
  const sitemap = page.waitForResponse('**/sitemap.xml');
  await page.goto('/nothing-like-it-at-all-in-here');
  await sitemap;
  await expect(page.locator('main').getByRole('link', { name: 'CLI', exact: true })).toBeVisible();
  await expect(page.locator('main [aria-live] a')).toHaveCount(0);
});

test('search engines are told to leave it out', async ({ page }) => {
  await page.goto('/cli/instal');
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});
