import { title } from './support/navigation';
import { expect, test } from './support/test';

test.use({
  tolerated: /status 404: .*\/(cli\/instal|nothing-like-it)$|console: Failed to load resource.*404/,
});

// What is near is decided in lib/nearest.ts, which has its own test.
test('the page for unknown addresses names the path, and suggests similar pages, if any', {
  tag: '@widths',
}, async ({ page }) => {
  const suggestions = page.locator('main [aria-live] a');
  const sitemap = page.waitForResponse('**/sitemap.xml');
  await page.goto('/nothing-like-it');
  await sitemap;
  await expect(page.locator('main code')).toHaveText('/nothing-like-it');
  await expect(page.locator('main').getByRole('link', { name: 'CLI', exact: true })).toBeVisible();
  await expect(suggestions).toHaveCount(0);

  await page.goto('/cli/instal');
  await expect(suggestions.first()).toHaveAttribute('href', '/cli/install/');
  await suggestions.first().click();
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
  await expect(page).toHaveURL(/\/cli\/install\/$/);
});
