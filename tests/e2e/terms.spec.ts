import type { Page } from '@playwright/test';
import { recordShifts } from './support/layout';
import { open } from './support/navigation';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

const address = '/learn/confirmation/';
const terms = (page: Page) => page.locator('.prose a[data-definition]');
const tip = (page: Page) => page.getByRole('tooltip');

/** The definition of a term. */
async function definitionOf(page: Page, index: number): Promise<string> {
  return (await terms(page).nth(index).getAttribute('data-definition')) ?? '';
}

test('a term shows its definition under the pointer', async ({ page }) => {
  const shifts = await recordShifts(page);
  await open(page, address);
  const term = terms(page).first();
  await expect(tip(page)).toBeHidden();
  await term.hover();
  await expect(tip(page)).toHaveText(await definitionOf(page, 0));
  await expect(term).toHaveAccessibleDescription(await definitionOf(page, 0));
  await tip(page).hover();
  await expect(tip(page), 'the pointer can move onto it').toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(tip(page), 'Escape hides it').toBeHidden();
  await expect(term).not.toHaveAttribute('aria-describedby');
  await term.hover();
  await expect(tip(page)).toBeVisible();
  await page.locator('h1').hover();
  await expect(tip(page), 'the pointer leaves it').toBeHidden();
  expect(await shifts(), 'what has moved').toEqual([]);
});

test('a term shows its definition with the focus', async ({ page }) => {
  await open(page, address);
  const term = terms(page).first();
  // The focus comes to it by Tab, as a reader's does.
  await term.evaluate((it) => {
    const before = document.createElement('button');
    it.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect(term).toBeFocused();
  await expect(tip(page)).toHaveText(await definitionOf(page, 0));
  await page.locator('h1').hover();
  await expect(tip(page), 'the pointer elsewhere').toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tip(page), 'on paper').toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(tip(page), 'Escape hides it').toBeHidden();
  await expect(term).toBeFocused();
});

test('the definition of each term is inside a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, address);
  for (const [index, term] of (await terms(page).all()).entries()) {
    await term.hover();
    await expect(tip(page)).toHaveText(await definitionOf(page, index));
    await expect(tip(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const browser of ['phone', 'no-script'])
  test(`a term leads to the glossary and its page (${browser})`, {
    tag: `@${browser}`,
  }, async ({ page }) => {
    await page.goto(address);
    const term = terms(page).first();
    const id = (await term.getAttribute('href'))?.split('#')[1] ?? '';
    if (browser === 'phone') await term.tap();
    else await term.click();
    await expect(page).toHaveURL(`/learn/glossary/#${id}`);
    const row = page.locator('tr', { has: page.locator(`[id="${id}"]`) });
    await expect(row).toBeInViewport();
    await row.getByRole('link').last().click();
    await expect(page).not.toHaveURL(/glossary/);
  });
