import type { Page } from '@playwright/test';
import { laidOut } from './support/layout';
import { open, scrollDown, scrolled, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

const button = (page: Page) => page.locator('header').getByRole('link', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openDrawer(page: Page): Promise<void> {
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** The drawer is closed, and the page is free. */
async function expectClosed(page: Page): Promise<void> {
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-drawer');
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.closest('#side-panel') !== null);

test('the menu is a column from 997 px, and a drawer below', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await open(page, '/faq/');
  await expect(button(page)).toBeHidden();
  await expect(sidebarLink(page, '/faq')).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(sidebarLink(page, '/faq')).toBeHidden();
  await openDrawer(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expectClosed(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page);
});

test.describe('the drawer', { tag: '@phone' }, () => {
  test('is a modal dialog that keeps the focus and locks the page behind it', async ({ page }) => {
    await open(page, '/faq/');
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(page), 'it is out of the way while closed').toBe(false);
    }
    await page.evaluate(() => scrollTo(0, 400));
    await openDrawer(page);
    await test.step('it is a dialog with the sections and the tree', async () => {
      await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(drawer(page).getByRole('link', { name: 'CLI', exact: true })).toBeVisible();
      await expect(sidebarLink(page, '/faq')).toHaveAttribute('aria-current', 'page');
    });
    await test.step('it keeps the focus', async () => {
      await expect.poll(() => hasFocus(page)).toBe(true);
      // The browser's own stop between the last element and the first is the body.
      const isInside = async () =>
        (await hasFocus(page)) || (await page.evaluate(() => document.activeElement === document.body));
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        expect(await isInside(), key).toBe(true);
      }
    });
    await test.step('it locks the page', async () => {
      for (const x of [380, 100]) {
        await page.mouse.move(x, 400);
        await page.mouse.wheel(0, 5000);
      }
      await page.keyboard.press('PageDown');
      await laidOut(page);
      expect(await scrolled(page)).toBe(400);
    });
    await test.step('Escape leads back to its button', async () => {
      await page.keyboard.press('Escape');
      await expectClosed(page);
      expect(await scrolled(page)).toBe(400);
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('closes by its button, a press outside, links and Back', async ({ page }) => {
    await open(page, '/faq/');
    await openDrawer(page);
    await drawer(page).locator('summary', { hasText: 'Command Line Tools' }).click();
    await sidebarLink(page, '/cli/install').click();
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
    await expectClosed(page);
    await expect(title(page)).toBeFocused();
    // The page scrolls again.
    await scrollDown(page, 300);
    await openDrawer(page);
    const sections = drawer(page).getByRole('navigation', { name: 'Main' });
    await expect(sections.locator('[aria-current]')).toHaveText('CLI');
    await drawer(page).getByRole('button', { name: 'Close menu' }).click();
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
    await openDrawer(page);
    await page.mouse.click(380, 400);
    await expectClosed(page);
    await openDrawer(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Frequently asked questions');
    await expectClosed(page);
    await openDrawer(page);
    await sidebarLink(page, '/faq').click();
    await expectClosed(page);
  });

  test('opens on pages without a sidebar', async ({ page }) => {
    for (const address of ['/404.html', '/search/']) {
      await open(page, address);
      await openDrawer(page);
    }
    await drawer(page).getByRole('link', { name: 'CLI', exact: true }).click();
    await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
  });
});
