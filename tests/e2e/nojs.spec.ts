import { sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

// The browser reports the scripts it does not run as failed.
test.use({ javaScriptEnabled: false, tolerated: /^failed: .*\.js csp$/ });

test('the page can be read, with its code, and leads on', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/cli/intro/');
  await expect(title(page)).toBeVisible();
  await expect(page.locator('.prose > p').first()).toBeVisible();
  await expect(page.locator('.prose pre').first()).toBeVisible();
  await expect(page.locator('figure[data-code] button').first(), 'nothing that does not work').toBeHidden();
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close announcement' })).toBeHidden();
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('OpenOS CLI reference and usage');
});

test('the sidebar shows, and its categories open', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/faq/');
  await expect(sidebarLink(page, '/faq')).toHaveAttribute('aria-current', 'page');
  await expect(sidebarLink(page, '/cli/install')).toBeHidden();
  await page.locator('#side-panel summary', { hasText: 'Command Line Tools' }).click();
  await sidebarLink(page, '/cli/install').click();
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
});

test('the navbar works', async ({ page }) => {
  await page.goto('/faq/');
  await page.locator('header summary', { hasText: 'Language' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'English' })).toBeVisible();
  await page.locator('header nav').getByRole('link', { name: 'CLI', exact: true }).click();
  await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
});

test('on a phone the menu is a link to what follows the article', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/faq/');
  await page.locator('header').getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(/#side-panel$/);
  await expect(page.locator('#side-panel')).toBeInViewport();
  const pages = page.locator('#side-panel').getByRole('navigation', { name: 'Main' });
  await pages.getByRole('link', { name: 'CLI', exact: true }).click();
  await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
});

test('all tabs show, each with its name', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/cli/install/');
  const panels = page.locator('[data-tabs=os] [role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('> *').first()).toBeVisible();
  }
  await expect(page.getByRole('tablist').first()).toBeHidden();
});

test('the contents lead to the headings', { tag: '@widths' }, async ({ page, isMobile }) => {
  await page.goto('/faq/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  if (isMobile) await contents.getByText('On this page').click();
  const link = contents.locator('a').nth(2);
  await link.click();
  await expect(page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)).toBeInViewport();
});

test('search says that it needs scripts and leads to the site map', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/faq/');
  await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
  await page.locator('header').getByRole('link', { name: 'Search' }).click();
  await expect(title(page)).toHaveText('Search');
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.locator('main noscript p')).toContainText('Search needs JavaScript.');
  await expect(page.getByText('Loading…')).toBeHidden();
  await page.getByRole('link', { name: 'site map' }).click();
  await expect(page).toHaveURL('/sitemap.xml');
});

test.describe('on an address without page', () => {
  test.use({ tolerated: /404|^failed: .*\.js csp$/ });

  test('the sections are offered', { tag: '@widths' }, async ({ page }) => {
    await page.goto('/nowhere/');
    await expect(title(page)).toHaveText('Page not found');
    await page.locator('main').getByRole('link', { name: 'CLI', exact: true }).click();
    await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
  });
});
