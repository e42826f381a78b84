import type { Page } from '@playwright/test';
import { laidOut } from './support/layout';
import { followLink, open, scrolled, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

// Its items, and those of the footer: see tests/export/parts.test.ts.
const header = (page: Page) => page.locator('header').first();
const isFocusIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);

/** The entries of the navbar that are marked, with how. */
const marked = (page: Page) =>
  header(page)
    .locator(':is(:scope > a, nav[aria-label=Main] > ul > li > *)')
    .locator('xpath=descendant-or-self::*[@aria-current][1]')
    .evaluateAll((all) => all.map((it) => `${it.textContent?.trim()}: ${it.ariaCurrent}`));

test('marks the section of the open page, and never hides', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/cli/');
  expect(await marked(page)).toEqual(['CLI: page']);
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
  expect(await marked(page)).toEqual(['CLI: true']);
  for (const top of [200, 3000, 2900, 1500, 1600]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    expect(await scrolled(page)).toBe(top);
    expect((await header(page).boundingBox())?.y, `scrolled to ${top}`).toBe(0);
  }
  await header(page).locator('> a[href="/"]').click();
  await expect(title(page)).toHaveText('Openverse documentation');
  expect(await marked(page)).toEqual(['Openverse documentation: page']);
});

test('each page is in one section, independent of its address', { tag: '@full' }, async ({ page }) => {
  for (const [address, mark] of [
    ['/faq/', 'Openverse documentation: true'],
    ['/Development/GettingTestSOL/', 'Openverse documentation: true'],
    ['/consensus/synchronization/', 'Architecture: true'],
    ['/operations/', 'Operating a Validator: page'],
    ['/WebsocketMethods/slotSubscribe.html', 'API: true'],
    ['/tokens/SendTokens/', 'Cookbook: true'],
    ['/implemented-proposals/', 'More: true'],
  ] as const) {
    await open(page, address);
    expect(await marked(page)).toEqual([mark]);
  }
  const proposals = header(page).locator('details a', { hasText: 'Proposals' });
  await header(page).locator('summary', { hasText: 'More' }).click();
  await expect(proposals).toHaveAttribute('aria-current', 'true');
  await proposals.click();
  await expect(title(page)).toHaveText('System design proposals');
  await expect(proposals).toHaveAttribute('aria-current', 'page');
  await open(page, '/search/');
  expect(await marked(page)).toEqual([]);
});

test('the keyboard goes through it in the order of the screen', async ({ page }) => {
  await open(page, '/faq/');
  const inOrder = await header(page)
    .locator(':is(a, button, summary):visible')
    .evaluateAll((all) =>
      all.map((it) => ({
        name: it.ariaLabel ?? it.textContent?.trim(),
        start: it.getBoundingClientRect().left,
      })),
    );
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a.start - b.start));
  expect(inOrder.map(({ name }) => name)).toEqual([
    ...['Openverse documentation', 'CLI', 'Architecture', 'Operating a Validator', 'API', 'Cookbook', 'More'],
    ...['Language: English', 'GitHub (opens in a new tab)', 'Dark mode', 'Search'],
  ]);
});

test('the language menu opens and closes, and choosing the only language stays on the page', {
  tag: '@widths',
}, async ({ page }) => {
  await open(page, '/faq/');
  const english = header(page).getByRole('link', { name: 'English' });
  const language = header(page).locator('summary', { hasText: 'Language' });
  await language.click();
  await expect(english).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(language).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(english).toBeVisible();
  await title(page).click();
  await expect(english, 'a press elsewhere closes it').toBeHidden();
  await language.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(english).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(english, 'focus elsewhere closes it').toBeHidden();
  await language.click();
  await english.click();
  await expect(english).toBeHidden();
  await expect(page).toHaveURL(/\/faq\/$/);
});

test('gets and loses the focus without scrolling the page', { tag: ['@widths', '@full'] }, async ({
  page,
}) => {
  await open(page, '/faq/');
  await page.locator('.prose h2 a.anchor').nth(4).focus();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await header(page).getByRole('button', { name: 'Dark mode' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await isFocusIn(page, 'header')).toBe(true);
  await laidOut(page);
  expect(await scrolled(page)).toBe(before);
});

test('its targets are large enough for fingers', { tag: ['@phone', '@full'] }, async ({ page }) => {
  await open(page, '/faq/');
  const small = await header(page)
    .locator(':is(a, button, summary):visible')
    .evaluateAll((all) =>
      all
        .filter(
          (each) => Math.min(each.getBoundingClientRect().height, each.getBoundingClientRect().width) < 44,
        )
        .map((each) => each.outerHTML),
    );
  expect(small).toEqual([]);
});

test('the first Tab reaches the link past the navigation; a switch puts the focus on the title', {
  tag: '@widths',
}, async ({ page }) => {
  await open(page, '/faq/');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await isFocusIn(page, 'main')).toBe(true);

  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expect(title(page)).toBeFocused();
  await expect(page.locator('#__next-route-announcer__')).toHaveText(
    'Backward compatibility policy | Openverse documentation',
  );
  await page.keyboard.press('Tab');
  expect(await isFocusIn(page, 'article')).toBe(true);
});

test('a link with a fragment puts the focus at its target', { tag: '@full' }, async ({ page }) => {
  await open(page, '/faq/');
  const id = await page.locator('.prose h2').nth(2).getAttribute('id');
  await sidebarLink(page, '/backwards-compatibility').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await followLink(page, `/faq/#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
});
