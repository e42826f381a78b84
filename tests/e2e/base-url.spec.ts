import { open } from './support/navigation';
import { expect, test } from './support/test';

test.use({ tolerated: /^(console|failed): |status 404/ });

/** Serves the site below another path than it was built for, so that its requests fail. */
const FOLDER = '/deep/down';

test('a wrong base URL is reported with the right one, on every page and at unknown addresses', {
  tag: '@widths',
}, async ({ page }) => {
  const banner = page.locator('#base-url-banner');
  await open(page, '/cli/intro/');
  await expect(banner, 'a page that loads has none').toHaveCount(0);

  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith(`${FOLDER}/`)) return route.fulfill({ status: 404 });
    await route.continue({ url: new URL(pathname.slice(FOLDER.length), page.url()).href });
  });
  for (const address of [
    '/',
    '/cli/intro/',
    '/cli/intro',
    '/cli/intro.html',
    '/search/?q=fee',
    '/no/such/page',
  ]) {
    await page.goto(FOLDER + address);
    await expect(banner).toHaveRole('alert');
    await expect(banner).toContainText('This site did not load properly.');
    await expect(banner).toContainText('Configured base URL: /');
    await expect(banner, address).toContainText(`We suggest trying base URL: ${FOLDER}/`);
  }
});

test('if no folder has the site, the banner suggests nothing', { tag: '@full' }, async ({ page }) => {
  await page.route('**/_next/**', (route) => route.abort());
  const asked = page.waitForResponse('**/cli/intro/favicon.svg');
  await page.goto('/cli/intro/');
  await asked;
  const banner = page.locator('#base-url-banner');
  await expect(banner).toContainText('This site did not load properly.');
  await expect(banner).not.toContainText('We suggest');
});
