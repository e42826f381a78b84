import type { Page } from '@playwright/test';
import { open, scrolled } from './support/navigation';
import { expect, test } from './support/test';

// That a choice is kept, shows before scripts and reaches other browser tabs: see preferences.spec.ts.

/** The page has two groups named `os`: Linux, macOS, Windows. */
const address = '/cli/install/';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const storedTab = (page: Page) => page.evaluate(() => localStorage.getItem('docusaurus.tab.os'));

/** What is chosen and shown, one entry per group. */
async function shown(page: Page): Promise<string[]> {
  return page.locator('[data-tabs=os]').evaluateAll((groups) =>
    groups.map((group) => {
      const chosen = group.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.value;
      const panels = [...group.querySelectorAll<HTMLElement>('[role=tabpanel]')];
      const visible = panels.filter((panel) => panel.checkVisibility());
      return `${chosen}: ${visible.map((panel) => panel.parentElement?.dataset.value)}`;
    }),
  );
}

test('groups of a name change together, by pointer and keys', async ({ page }) => {
  await open(page, address);
  expect(await shown(page)).toEqual(['linux: linux', 'linux: linux']);
  const pressed = tab(page, 'Windows').last();
  await pressed.scrollIntoViewIfNeeded();
  const before = (await pressed.boundingBox())?.y ?? Number.NaN;
  await pressed.click();
  expect(Math.abs(((await pressed.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThanOrEqual(1);
  expect(await shown(page)).toEqual(['windows: windows', 'windows: windows']);
  for (const [key, name, value] of [
    ['ArrowRight', 'Linux', 'linux'],
    ['ArrowRight', 'macOS', 'macos'],
    ['End', 'Windows', 'windows'],
    ['Home', 'Linux', 'linux'],
    ['ArrowLeft', 'Windows', 'windows'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name).last()).toBeFocused();
    expect((await shown(page))[1]).toBe(`${value}: ${value}`);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
});

test('an unknown value shows the first tab and stays stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'plan9'));
  await open(page, address);
  expect(await shown(page)).toEqual(['linux: linux', 'linux: linux']);
  expect(await storedTab(page)).toBe('plan9');
});

test('samples of the API have a group of their own', async ({ page }) => {
  await open(page, '/api/getBalance/');
  await tab(page, 'Python').click();
  await open(page, '/api/getSlot/');
  await expect(page.getByText('from urllib.request import')).toBeVisible();
  expect(await storedTab(page)).toBeNull();
});

test('a target opens its tab without making it the choice', async ({ page }) => {
  await open(page, address);
  const panel = (name: string) => page.locator(`[data-tabs=os] details[data-value=${name}]`).last();
  await panel('macos').evaluate((it) => {
    (it.querySelector('[role=tabpanel] > *') as Element).id = 'inside-macos';
    location.hash = '#inside-macos';
  });
  await expect(tab(page, 'macOS').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#inside-macos')).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);

  // What the browser does when Ctrl+F finds something.
  await panel('windows').evaluate((it: HTMLDetailsElement) => {
    it.open = true;
  });
  await expect.poll(async () => (await shown(page)).at(-1)).toBe('windows: windows');
  await page.goto('about:blank');
  await open(page, `${address}#:~:text=coreutils%20contains`);
  await expect.poll(() => shown(page)).toEqual(['macos: macos', 'linux: linux']);
  await expect(page.getByText('coreutils contains')).toBeInViewport();
  expect(await storedTab(page)).toBeNull();
});
