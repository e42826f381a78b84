import type { Page } from '@playwright/test';
import { expectScrolled, open, scrolled } from './support/navigation';
import { expect, test } from './support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });

/** Scrolls as a reader does; the page learns of it before the next step. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    const done = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, to);
    await done;
  }, top);
}

test('a button scrolls to the top of a long page while the reader scrolls up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/cli/usage/');
  await scrollTo(page, 3000);
  await expect(button(page), 'not on the way down').toBeHidden();
  await scrollTo(page, 2900);
  await expect(button(page)).toBeInViewport();
  await scrollTo(page, 2950);
  await expect(button(page)).toBeHidden();
  await scrollTo(page, 2800);
  await button(page).click();
  await expectScrolled(page, 0, 0);
  await expect(page.locator('main')).toBeFocused();
  await expect(button(page)).toBeHidden();
});

test('it comes to rest above the footer, and a short page has none', { tag: '@full' }, async ({ page }) => {
  await open(page, '/cli/usage/');
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollTo(page, end);
  await scrollTo(page, (await scrolled(page)) - 50);
  const box = await button(page).boundingBox();
  const footer = await page.locator('body > footer').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  await open(page, '/search/');
  await expect(button(page)).toHaveCount(0);
});

test('on a phone it is at the end of the page, where it covers nothing', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/faq/');
  await expect(button(page)).toHaveCount(0);
  await scrollTo(page, 2000);
  await scrollTo(page, 1900);
  await expect(button(page)).not.toBeInViewport();
  const above = await page.locator('main').boundingBox();
  const box = await button(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await button(page).click();
  await expectScrolled(page, 0, 0);
});
