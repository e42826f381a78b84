import type { Page } from '@playwright/test';
import { hydrated, open, title } from './support/navigation';
import { expect, test } from './support/test';

/** How bright the page's ground is, 0 to 255. */
async function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    return (red + green + blue) / 3;
  });
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('light by default, whatever the system prefers', { tag: '@widths' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await brightness(page)).toBeGreaterThan(200);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  expect(await stored(page), 'nothing is stored before a choice').toBeNull();
});

test('the toggle switches, says so, and the choice is kept', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await brightness(page)).toBeLessThan(60);
  expect(await stored(page)).toBe('dark');

  await page.reload();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await brightness(page)).toBeLessThan(60);
  await page.locator('a[rel=next]').click();
  await expect(title(page)).not.toHaveText('Openverse documentation');
  expect(await brightness(page)).toBeLessThan(60);

  await toggle(page).click();
  expect(await stored(page)).toBe('light');
  expect(await brightness(page)).toBeGreaterThan(200);
});

test('the keyboard switches it', async ({ page }) => {
  await open(page, '/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('a stored dark mode', () => {
  test.use({ mode: 'dark' });

  test('is there before any script of ours has loaded', { tag: '@widths' }, async ({ page }) => {
    await page.route('**/*.js', () => {});
    await page.goto('/faq/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    expect(await brightness(page)).toBeLessThan(60);
  });

  test('no frame is light on a slow machine', async ({ page, context }) => {
    await page.addInitScript(() => {
      const grounds: string[] = [];
      Object.assign(window, { grounds });
      const look = () => {
        if (document.body) grounds.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/faq/');
    await hydrated(page);
    const grounds = await page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
    expect(grounds.length).toBeGreaterThan(0);
    const painted = new Set(grounds.filter((ground) => ground !== 'rgba(0, 0, 0, 0)'));
    expect([...painted], 'one ground from the first frame to the last').toHaveLength(1);
    expect(await brightness(page)).toBeLessThan(60);
  });
});

test('open tabs keep in step', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/faq/');
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
  await toggle(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('storage cleared in another tab brings the default back', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/faq/');
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
