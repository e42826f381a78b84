import type { Page } from '@playwright/test';
import { recordLayoutShifts } from './support/layout-shifts';
import { hydrated, open, scrolled } from './support/navigation';
import { expect, test } from './support/test';

/** The page has two groups named `os`: Linux, macOS, Windows. */
const address = '/cli/install/';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docusaurus.tab.os'));

/** What is chosen and shown, one entry per group. */
async function shown(page: Page): Promise<string[]> {
  return page.locator('[data-tabs=os]').evaluateAll((groups) =>
    groups.map((group) => {
      const chosen = group.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.value;
      const panels = [...group.querySelectorAll<HTMLElement>('[role=tabpanel]')];
      const visible = panels.filter((panel) => panel.checkVisibility({ contentVisibilityAuto: true }));
      return `${chosen}: ${visible.filter((panel) => !panel.hasAttribute('hidden')).map((panel) => panel.dataset.value)}`;
    }),
  );
}

test('groups of a name change together, and the choice is remembered', { tag: '@widths' }, async ({
  page,
}) => {
  await open(page, address);
  expect(await shown(page)).toEqual(['linux: linux', 'linux: linux']);
  await tab(page, 'macOS').first().click();
  expect(await shown(page)).toEqual(['macos: macos', 'macos: macos']);
  expect(await stored(page)).toBe('macos');
  await page.reload();
  await hydrated(page);
  expect(await shown(page)).toEqual(['macos: macos', 'macos: macos']);
});

test('the remembered tab is there before any script of ours, and nothing moves after', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'windows'));
  await page.route('**/*.js', () => {});
  await page.goto(address, { waitUntil: 'commit' });
  await expect(tab(page, 'Windows').last()).toHaveAttribute('aria-selected', 'true');
  expect(await shown(page)).toEqual(['windows: windows', 'windows: windows']);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const shifts = await recordLayoutShifts(page);
  await open(page, address);
  expect(await shown(page)).toEqual(['windows: windows', 'windows: windows']);
  expect(await shifts()).toEqual([]);
});

test('a value no tab has falls back to the first and stays stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'plan9'));
  await open(page, address);
  expect(await shown(page)).toEqual(['linux: linux', 'linux: linux']);
  expect(await stored(page)).toBe('plan9');
});

test('arrows, Home and End move through the tabs; Tab leaves them', async ({ page }) => {
  await open(page, address);
  await tab(page, 'Linux').first().focus();
  for (const [key, name, value] of [
    ['ArrowRight', 'macOS', 'macos'],
    ['ArrowRight', 'Windows', 'windows'],
    ['ArrowRight', 'Linux', 'linux'],
    ['ArrowLeft', 'Windows', 'windows'],
    ['Home', 'Linux', 'linux'],
    ['End', 'Windows', 'windows'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name).first()).toBeFocused();
    expect((await shown(page))[0]).toBe(`${value}: ${value}`);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
});

test('what was pressed stays where it is', { tag: '@widths' }, async ({ page }) => {
  await open(page, address);
  const pressed = tab(page, 'Windows').last();
  await pressed.scrollIntoViewIfNeeded();
  const before = (await pressed.boundingBox())?.y ?? Number.NaN;
  await pressed.click();
  expect(Math.abs(((await pressed.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThanOrEqual(1);
});

test('a fragment opens the tab it is in, without making that the choice', async ({ page }) => {
  await open(page, address);
  await page
    .locator('[data-tabs=os] [role=tabpanel][data-value=macos] > :first-child')
    .last()
    .evaluate((element) => {
      element.id = 'inside-macos';
    });
  await page.evaluate(() => {
    location.hash = '#inside-macos';
  });
  await expect(tab(page, 'macOS').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#inside-macos')).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
  expect(await stored(page)).toBeNull();
});

test('a search of the page finds what is in a closed tab and opens it', async ({ page }) => {
  await open(page, address);
  const closed = page.locator('[data-tabs=os] [role=tabpanel][data-value=windows]').last();
  await expect(closed).toHaveAttribute('hidden', 'until-found');
  const words = await closed.evaluate((panel) => panel.textContent.trim().split(/\s+/).slice(0, 6).join(' '));
  await page.goto('about:blank');
  // The browser's own search for a fragment of text goes the way of Ctrl+F: it fires `beforematch`.
  await page.goto(`${address}#:~:text=${encodeURIComponent(words)}`);
  await hydrated(page);
  await closed.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(tab(page, 'Windows').last()).toHaveAttribute('aria-selected', 'true');
  await expect(closed).toBeVisible();
});

test('tabs of another page have their own memory', async ({ page }) => {
  await open(page, address);
  await tab(page, 'Windows').first().click();
  await page.goto('/cli/usage/');
  await expect(page.locator('[data-tabs=shell] [role=tab]').first()).toHaveAttribute('aria-selected', 'true');
});

test('a choice made in one browser tab shows in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, address);
  await open(page, address);
  await tab(page, 'Windows').first().click();
  await expect(tab(other, 'Windows').first()).toHaveAttribute('aria-selected', 'true');
});
