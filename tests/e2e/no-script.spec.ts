import { sidebarLink, title } from './support/navigation';
import { samplePages } from './support/sample-pages';
import { expect, test } from './support/test';

test.describe('without scripts', { tag: '@no-script' }, () => {
  // One test opens an address without a page.
  test.use({ tolerated: /^failed: .*\.js csp$|404/ });

  test('a page shows all tabs, and no control that needs scripts', async ({ page }) => {
    await page.goto('/cli/install/');
    await expect(page.locator('.prose > p').first()).toBeVisible();
    await expect(page.locator('.prose pre').first()).toBeVisible();
    const panels = page.locator('[data-tabs=os] [role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) await expect(panel.locator('> *').first()).toBeVisible();
    const dead = page.locator('button:not(form *), [role=tablist]').filter({ visible: true });
    await expect(dead, 'controls that need scripts').toHaveCount(0);
    const link = page.getByRole('navigation', { name: 'On this page' }).locator('a').nth(2);
    await link.click();
    await expect(page.locator((await link.getAttribute('href')) ?? ''), 'the contents').toBeInViewport();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page.locator('body')).toContainText('# Install the OpenOS CLI');
  });

  test('navbar, search and missing page have links', async ({ page }) => {
    await page.goto('/nowhere/');
    await expect(title(page)).toHaveText('Page not found');
    await page.locator('main').getByRole('link', { name: 'CLI', exact: true }).click();
    await page.locator('header summary', { hasText: 'Language' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'English' })).toBeVisible();
    await page.locator('header').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('main noscript p')).toContainText('Search needs JavaScript.');
    await expect(page.getByText('Loading…')).toBeHidden();
  });

  test('the sidebar unfolds, and is a menu on a phone', async ({ page }) => {
    await page.goto('/faq/');
    await page.locator('#side-panel summary', { hasText: 'Command Line Tools' }).click();
    await sidebarLink(page, '/cli/install').click();
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header').getByRole('link', { name: 'Menu' }).click();
    await expect(page.locator('#side-panel')).toBeInViewport();
    await page.locator('#side-panel').getByRole('link', { name: 'CLI', exact: true }).click();
    await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
  });

  test('the reference shows all samples, a recipe its program and parts', async ({ page }) => {
    await page.goto('/api/getBalance/');
    await expect(page.locator('main pre').first()).toContainText('"method": "getBalance"');
    await expect(page.getByRole('button', { name: 'Run' })).toBeHidden();
    await expect(page.getByText('from urllib.request import')).toBeVisible();
    await page.goto('/Openverse-RPC-HTTP-Methods/');
    await expect(page.getByLabel('Purpose'), 'a dead control').toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/Transactions/SendSOL/');
    await expect(page.locator('figure', { hasText: 'send-btg.ts' }).first()).toBeInViewport();
    await expect(page.locator('pre').filter({ hasText: /^const transfer = / })).toBeVisible();
  });

  test('a diagram opens in the whole window, and Escape closes it', async ({ page }) => {
    await page.goto('/validator/anatomy/');
    const button = page.getByRole('button', { name: /^Enlarge: / }).first();
    await button.click();
    const large = page.getByRole('dialog').filter({ has: page.locator('svg') });
    await expect(large.getByRole('img')).toHaveAccessibleName(/./);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(await large.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(large.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(button).toBeFocused();
  });

  // Style sheets that do not arrive, or that a reader switches off.
  test('without styles too, the text is in its order and fits the window', async ({ page, complaints }) => {
    await page.route('**/*.css', (route) => route.abort('failed'));
    for (const address of [...samplePages, '/consensus/turbine-block-propagation/']) {
      await page.goto(address);
      const { giants, fits, order } = await page.evaluate(() => {
        const places = ['a[href="#content"]', 'header', '#side-panel', 'h1', '.prose > p', 'body > footer'];
        const found = places.flatMap((it) => document.querySelector(it) ?? []);
        const drawings = [...document.querySelectorAll('svg:not(figure svg)')];
        return {
          giants: drawings.filter((it) => it.clientWidth > 160).length,
          fits: document.documentElement.scrollWidth <= innerWidth,
          order: found.map((it) => it.getBoundingClientRect().top),
        };
      });
      expect({ address, giants, fits }).toEqual({ address, giants: 0, fits: true });
      expect(order, address).toEqual(order.toSorted((a, b) => a - b));
    }
    expect(complaints.splice(0).filter((it) => !/\.(css|js)\b/.test(it))).toEqual([]);
  });
});
