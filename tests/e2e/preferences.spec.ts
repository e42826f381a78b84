import type { Page } from '@playwright/test';
import { site } from '../../content/site';
import { recordShifts } from './support/layout';
import { open, title } from './support/navigation';
import { ask, modalOf } from './support/search-modal';
import { expect, test } from './support/test';

/** The page has two groups of tabs named `os`: Linux, macOS, Windows. */
const address = '/cli/install/';
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close announcement' });
const tabs = (page: Page, name: string) => page.getByRole('tab', { name });

/** Chooses what can be chosen: dark mode, a tab, no announcement. */
async function choose(page: Page): Promise<void> {
  await toggle(page).click();
  await tabs(page, 'Windows').first().click();
  await closeButton(page).click();
}

async function expectChosen(page: Page): Promise<void> {
  await expect(closeButton(page)).toBeHidden();
  await expect(tabs(page, 'Windows').first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs(page, 'Windows').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', /^rgb\(\d\d?, \d\d?, \d\d?\)$/);
}

async function expectDefaults(page: Page): Promise<void> {
  await expect(closeButton(page)).toBeVisible();
  await expect(tabs(page, 'Linux').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
}

test('light is the default, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.js', () => {});
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('footer').last()).toBeAttached();
  await expect(page.locator('html'), 'before any script').toHaveCSS('color-scheme', 'light');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, address);
  await expectDefaults(page);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('choices apply to the next page and after a reload', async ({ page }) => {
  await open(page, address);
  await choose(page);
  await expectChosen(page);
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Introduction to the OpenOS CLI');
  await expect(page.locator('html'), 'on the next page').toHaveCSS('color-scheme', 'dark');
  await expect(closeButton(page)).toBeHidden();
  await open(page, address);
  await expectChosen(page);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html'), 'dark mode ends by its button').toHaveCSS('color-scheme', 'light');
  const version = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await expect.poll(version, 'under the name of the former site').toBe('current');
});

for (const browser of ['desktop', 'phone'])
  test.describe(`on a ${browser}, stored choices`, {
    tag: browser === 'phone' ? ['@full', '@phone'] : [],
  }, () => {
    test.use({ mode: 'dark' });

    test('are shown before any script, and nothing moves afterwards', async ({ page }) => {
      await page.addInitScript((id) => {
        localStorage.setItem('docusaurus.tab.os', 'windows');
        localStorage.setItem('docs-code-wrap', 'on');
        localStorage.setItem('docusaurus.announcement.id', id);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        const grounds = new Set<string>();
        Object.assign(window, { grounds });
        const look = () => {
          if (document.body) grounds.add(getComputedStyle(document.documentElement).backgroundColor);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, site.themeConfig.announcement?.id ?? '');
      await page.route('**/*.js', () => {});
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('footer').last()).toBeAttached();
      await expectChosen(page);
      await expect(page.locator('main pre > code').first()).toHaveCSS('white-space', 'pre-wrap');

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const shifts = await recordShifts(page);
      await open(page, address);
      await expectChosen(page);
      expect(await shifts()).toEqual([]);
      const grounds = await page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);
      const painted = grounds.filter((it) => it !== 'rgba(0, 0, 0, 0)');
      expect(painted, 'no frame was light').toHaveLength(1);
    });
  });

test('choices of another tab show here', async ({ page, context }) => {
  await open(page, address);
  const other = await context.newPage();
  await open(other, address);
  await choose(other);
  await expectChosen(page);
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(tabs(page, 'Windows').first()).toHaveAttribute('aria-selected', 'true');
  await other.evaluate(() => localStorage.clear());
  await expectDefaults(page);
});

const denials = {
  refused: () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

// What the code does with nonsense in it: hostile.spec.ts.
for (const [what, deny] of Object.entries(denials))
  test(`choices hold on a page whose storage is ${what}`, {
    tag: what === 'refused' ? [] : '@full',
  }, async ({ page }) => {
    const seen: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') seen.push(message.text());
    });
    await page.addInitScript(deny);
    await open(page, address);
    await expectDefaults(page);
    await choose(page);
    await expectChosen(page);
    const modal = modalOf(page);
    await page.keyboard.press('Control+k');
    await ask(modal, 'transfer');
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
    expect(seen).toEqual([expect.stringContaining('Storage is unavailable')]);
  });
