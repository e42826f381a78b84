import type { Page } from '@playwright/test';
import { followLink, open, scrollDown, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';

// Its items, and those of the footer: see tests/export/parts.test.ts.
const header = (page: Page) => page.locator('header').first();
const isFocusIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);

test('marks the section of the page, and stays in sight while it scrolls', async ({ page }) => {
  const marked = header(page).locator('nav[aria-label=Main] > ul > li').locator('[aria-current]');
  await open(page, '/cli/');
  await expect(marked).toHaveText('CLI');
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
  await expect(marked).toHaveText('CLI');
  await expect(marked).toHaveAttribute('aria-current', 'true');
  for (const top of [200, 3000, 2900]) {
    await scrollDown(page, top);
    expect((await header(page).boundingBox())?.y, `scrolled to ${top}`).toBe(0);
  }
});

test('a menu opens and closes by pointer and keyboard', async ({ page }) => {
  await open(page, '/faq/');
  const starts = await header(page)
    .locator(':is(a, button, summary):visible')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left));
  expect(starts).toHaveLength(11);
  expect(starts, 'Tab goes in the order of the screen').toEqual(starts.toSorted((a, b) => a - b));
  const english = header(page).getByRole('link', { name: 'English' });
  const language = header(page).locator('summary', { hasText: 'Language' });
  await language.click();
  await expect(english).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(english, 'Escape closes it').toBeHidden();
  await expect(language).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(english, 'Enter opens it').toBeVisible();
  await title(page).click();
  await expect(english, 'a press elsewhere closes it').toBeHidden();
  await language.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(english, 'its links follow its button').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(language, 'Escape leads back to its button').toBeFocused();
  for (const key of ['Space', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(english, 'focus elsewhere closes it').toBeHidden();
  await language.click();
  await english.click();
  await expect(english, 'a link closes it').toBeHidden();
  await expect(page).toHaveURL('/faq/');
  await header(page).locator('summary', { hasText: 'More' }).click();
  const proposals = header(page).locator('details a', { hasText: 'Proposals' });
  await proposals.click();
  await expect(title(page)).toHaveText('System design proposals');
  await expect(proposals).toHaveAttribute('aria-current', 'page');
});

test('its targets are large enough for fingers', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/faq/');
  const small = await header(page)
    .locator(':is(a, button, summary):visible')
    .evaluateAll((all) =>
      all
        .map((it) => ({ html: it.outerHTML, ...it.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => Math.min(width, height) < 44),
    );
  expect(small).toEqual([]);
});

test('the first Tab reaches the link past the navigation', async ({ page }) => {
  await open(page, '/faq/');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await isFocusIn(page, 'main'), 'Tab goes on in the text').toBe(true);
});

test('a switch of pages puts the focus on the title or the target', async ({ page }) => {
  // Smooth scrolling would still be under way when its position is read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/faq/');
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expect(title(page)).toBeFocused();
  // Next announces the heading where the document's title comes later.
  await expect(page.locator('#__next-route-announcer__')).toHaveText(
    /^Backward compatibility policy( \| Openverse documentation)?$/,
  );
  await page.keyboard.press('Tab');
  expect(await isFocusIn(page, 'article'), 'Tab goes on below the title').toBe(true);
  await followLink(page, '/faq/#keys-and-wallets');
  await expect(page.locator('#keys-and-wallets')).toBeFocused();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await header(page).getByRole('button', { name: 'Dark mode' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await isFocusIn(page, 'header')).toBe(true);
  expect(await scrolled(page), 'focus in the navbar does not scroll the page').toBe(before);
});
