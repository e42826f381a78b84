import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open, title } from './support/navigation';
import { expect, test } from './support/test';

const address = '/cli/install/';
const markdown = readFileSync('out/cli/install.md', 'utf8');

test.describe('Copy page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies exactly the Markdown that the link leads to, and says so', { tag: '@widths' }, async ({
    page,
  }) => {
    await open(page, address);
    const button = page.getByRole('button', { name: 'Copy page' });
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Page copied' })).toHaveCount(1);
    await expect(button).toHaveAttribute('data-state', 'copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
    const response = await page.request.get(href ?? '');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(markdown);
  });

  test('works by keyboard, after a change of page too, with the page that is there then', async ({
    page,
  }) => {
    await open(page, '/faq/');
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(/\/backwards-compatibility\/$/);
    await page.getByRole('button', { name: 'Copy page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Page copied' })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync('out/backwards-compatibility.md', 'utf8'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
  });
});

test.describe('a press before the code for it has come', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run) => {
        addEventListener('idle-at-last', () => run({ didTimeout: false, timeRemaining: () => 50 }));
        return 0;
      };
    });
    await page.goto(address);
  });

  const becomesIdle = (page: Page) => page.evaluate(() => dispatchEvent(new Event('idle-at-last')));

  test('copies the page when it comes', async ({ page }) => {
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-attached');
    await becomesIdle(page);
    await expect(page.getByRole('status').filter({ hasText: 'Page copied' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });

  test('counts once, however often an impatient reader presses', async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Dark mode' });
    await toggle.click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await becomesIdle(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is not lost over another, nor over a click beside it', async ({ page }) => {
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await title(page).click();
    await becomesIdle(page);
    await expect(page.getByRole('status').filter({ hasText: 'Page copied' })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a clipboard that refuses is told, with a way out', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await open(page, address);
  const button = page.getByRole('button', { name: 'Copy page' });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be copied' })).toHaveCount(1);
  await expect(button).toHaveAttribute('data-state', 'failed');
});

test('targets are large enough, for fingers too', { tag: '@widths' }, async ({ page, hasTouch }) => {
  await open(page, address);
  for (const target of [
    page.getByRole('button', { name: 'Copy page' }),
    page.getByRole('link', { name: 'View as Markdown' }),
  ]) {
    const box = await target.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(hasTouch ? 44 : 24);
  }
});

test('the home page has no such actions', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Copy page' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  // The browser reports the scripts it does not run as failed.
  test.use({ javaScriptEnabled: false, tolerated: /^failed: .*\.js csp$/ });

  test('there is the link, and no button that does nothing', { tag: '@widths' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(/\/cli\/install\.md$/);
    await expect(page.locator('body')).toContainText('# Install the OpenOS CLI');
  });
});
