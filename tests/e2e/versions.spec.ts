import type { Page } from '@playwright/test';
import { expect, test } from './support/hosted-test';
import { hosts } from './support/hosts';
import { isMarked, mark, open } from './support/navigation';
import { expectNoViolations } from './support/violations';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

/** The small site is the older of two versions, below /docs; the latest is at the root of the host. */
test.describe('on a site with two versions', { tag: '@hosted' }, () => {
  test('the menu leads to the home page of each, and the choice is stored', async ({ page }) => {
    const latest = '<script>localStorage.setItem("docs-preferred-version-default", "current")</script>';
    await page.route(`${hosts.hosted}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: latest }),
    );
    await open(page, './guide/');
    expect(await stored(page)).toBe('1.17');
    await page.locator('header summary', { hasText: 'Version: 1.17' }).click();
    await expectNoViolations(page);
    const menu = page.locator('header details[open]');
    await expect(menu.getByRole('link', { name: '1.17' })).toHaveAttribute('href', '/docs/');
    await expect(menu.getByRole('link', { name: '1.17' })).toHaveAttribute('aria-current', 'true');
    await mark(page);
    await menu.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${hosts.hosted}/`);
    expect(await isMarked(page), 'another document, which is not of this build').toBe(false);
    await open(page, './guide/setup/');
    expect(await stored(page)).toBe('1.17');
  });

  test('on a phone the versions are in the drawer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, './guide/');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await page.locator('#side-panel summary', { hasText: 'Version: 1.17' }).click();
    const list = page.getByRole('navigation', { name: 'Version' });
    await expect(list.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/');
    await expectNoViolations(page);
  });

  test('the navbar has room for the menu', async ({ page }) => {
    await open(page, './guide/');
    for (const width of [997, 1120, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const parts = page.locator('header, header li:has(> a, > details, > button, > div)');
      const tooWide = await parts.evaluateAll((all) =>
        all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
      );
      expect(tooWide, `at ${width} px`).toEqual([]);
    }
  });
});
