import type { Page } from '@playwright/test';
import { open, scrolled, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

const button = (page: Page) => page.locator('header').getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens the drawer of a page. */
async function openDrawer(page: Page, address = '/faq/'): Promise<void> {
  await open(page, address);
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('the menu is a drawer up to 996 px and a column from 997', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await open(page, '/faq/');
  await expect(button(page)).toBeHidden();
  await expect(sidebarLink(page, '/faq')).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(button(page)).toBeVisible();
  await expect(sidebarLink(page, '/faq')).toBeHidden();
});

test.describe('the drawer', { tag: '@phone' }, () => {
  test('is a modal dialog with the navbar’s pages and the sidebar', async ({ page }) => {
    await openDrawer(page);
    await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer(page).getByRole('link', { name: 'CLI', exact: true })).toBeVisible();
    await expect(sidebarLink(page, '/faq')).toBeVisible();
    await expect(sidebarLink(page, '/faq')).toHaveAttribute('aria-current', 'page');
  });

  test('keeps the focus', async ({ page }) => {
    await openDrawer(page);
    const inside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('#side-panel') !== null;
      });
    expect(await page.evaluate(() => document.activeElement?.closest('#side-panel') !== null)).toBe(true);
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      expect(await inside(), `after ${presses + 1} presses of Tab`).toBe(true);
    }
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Shift+Tab');
      expect(await inside()).toBe(true);
    }
  });

  test('closes by Escape, and the focus returns', async ({ page }) => {
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebarLink(page, '/faq')).toBeHidden();
  });

  test('closes by its button, and by a press outside', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(drawer(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('Frequently asked questions');
  });

  test('closes on navigation, and the next page is free', async ({ page }) => {
    await openDrawer(page);
    await sidebarLink(page, '/backwards-compatibility').click();
    await expect(title(page)).toHaveText('Backward compatibility policy');
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 300));
    expect(await scrolled(page)).toBe(300);
    await expect(title(page)).toBeFocused();
  });

  test('closes when its page is chosen again, and by Back', async ({ page }) => {
    await open(page, '/faq/');
    await page.locator('a[rel=next]').click();
    await expect(title(page)).toHaveText('Backward compatibility policy');
    await button(page).click();
    await sidebarLink(page, '/backwards-compatibility').click();
    await expect(drawer(page)).toHaveCount(0);
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveText('Frequently asked questions');
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('closes when the layout becomes desktop, and the focus is free', async ({ page }) => {
    await openDrawer(page);
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-drawer');
    await page.locator('header > a').focus();
    await expect(page.locator('header > a')).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(drawer(page), 'it does not come back by itself').toHaveCount(0);
  });

  test('locks the page behind it', async ({ page }) => {
    await open(page, '/faq/');
    await page.evaluate(() => scrollTo(0, 400));
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 5000);
    await page.keyboard.press('PageDown');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await scrolled(page)).toBe(400);
    await page.keyboard.press('Escape');
    expect(await scrolled(page)).toBe(400);
  });

  test('is out of the keyboard’s way while closed', async ({ page }) => {
    await open(page, '/faq/');
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#side-panel') === null)).toBe(true);
    }
  });

  test('keeps its categories working', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).locator('summary', { hasText: 'Command Line Tools' }).click();
    await sidebarLink(page, '/cli/install').click();
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
  });
});

test('the not-found page and the search page have it too', { tag: '@phone' }, async ({ page }) => {
  await openDrawer(page, '/search/');
  await drawer(page).getByRole('link', { name: 'CLI', exact: true }).click();
  await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
  await openDrawer(page, '/404.html');
});
