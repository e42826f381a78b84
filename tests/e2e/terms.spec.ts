import type { Page } from '@playwright/test';
import { recordLayoutShifts } from './support/layout-shifts';
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

test.describe('a term of the glossary', () => {
  test('shows its definition under the pointer, which can move onto it; Escape hides it', {
    tag: '@modes',
  }, async ({ page }) => {
    const shifts = await recordLayoutShifts(page);
    await open(page, address);
    const term = terms(page).first();
    await expect(tip(page)).toBeHidden();
    await term.hover();
    await expect(tip(page)).toHaveText(await definitionOf(page, 0));
    await expect(term).toHaveAccessibleDescription(await definitionOf(page, 0));
    await tip(page).hover();
    await expect(tip(page)).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(term).not.toHaveAttribute('aria-describedby');
    await term.hover();
    await expect(tip(page)).toBeVisible();
    await page.locator('h1').hover();
    await expect(tip(page)).toBeHidden();
    expect(await shifts()).toEqual([]);
  });

  test('shows its definition while it has the focus of the keyboard', async ({ page }) => {
    await open(page, address);
    const first = terms(page).first();
    // The focus comes to it by Tab, as a reader's does.
    await first.evaluate((it) => {
      const before = document.createElement('button');
      it.before(before);
      before.focus();
    });
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(tip(page)).toHaveText(await definitionOf(page, 0));
    await expect(first).toHaveAccessibleDescription(await definitionOf(page, 0));
    await page.locator('h1').hover();
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/learn\/glossary\/#/);
    await expect(tip(page)).toBeHidden();
  });

  test('leads to its row in the glossary, whose link leads to the page that explains it', async ({
    page,
  }) => {
    await open(page, address);
    const term = terms(page).first();
    const id = (await term.getAttribute('href'))?.split('#')[1] ?? '';
    await term.click();
    await expect(page).toHaveURL(`/learn/glossary/#${id}`);
    const row = page.locator('tr', { has: page.locator(`[id="${id}"]`) });
    await expect(row).toBeInViewport();
    await expectNoViolations(page);
    await row.getByRole('link').last().click();
    await expect(page).not.toHaveURL(/glossary/);
  });

  test('has its definition inside a window of 320 px, for each term of a page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address);
    for (const [index, term] of (await terms(page).all()).entries()) {
      await term.hover();
      await expect(tip(page)).toHaveText(await definitionOf(page, index));
      const box = await tip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await expect(tip(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('is a link for a finger', { tag: '@phone' }, async ({ page }) => {
    await open(page, address);
    await terms(page).first().tap();
    await expect(page).toHaveURL(/\/learn\/glossary\/#/);
  });

  test('is text on paper', async ({ page }) => {
    await open(page, address);
    await terms(page).first().hover();
    await expect(tip(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(tip(page)).toBeHidden();
    await expect(terms(page).first()).toHaveCSS('text-decoration-line', 'none');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, tolerated: /^failed: .*\.js csp$/ });

    test('is a link', async ({ page }) => {
      await page.goto(address);
      const term = terms(page).first();
      const href = (await term.getAttribute('href')) ?? '';
      await term.hover();
      await expect(page.locator('#term-tip')).toBeHidden();
      await term.click();
      await expect(page).toHaveURL(href);
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    });
  });
});
