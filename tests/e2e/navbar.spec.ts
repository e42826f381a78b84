import type { Page } from '@playwright/test';
import network from '../../content/network.json' with { type: 'json' };
import { open, scrolled, title } from './support/navigation';
import { linkOf, routes } from './support/routes';
import { expect, test } from './support/test';

/** The specification's navbar, section 2: labels with the page each leads to. */
const places = [
  ['CLI', '/cli/'],
  ['Architecture', '/architecture'],
  ['Operating a Validator', '/operations/'],
  ['API', '/Documentation'],
  ['Cookbook', '/cookbook'],
] as const;

const header = (page: Page) => page.locator('header').first();
const language = (page: Page) => header(page).locator('summary', { hasText: 'Language' });

test('has the items of the specification whose pages exist, in its order', async ({ page }) => {
  await open(page, '/');
  const shown = await header(page)
    .locator('nav > ul > li > a')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  const written = places.filter(([, route]) => routes.includes(route));
  expect(shown).toEqual(written.map(([label, route]) => `${label} ${linkOf(route)}`));
  const more = header(page).locator('summary', { hasText: 'More' });
  await expect(more).toHaveCount(routes.includes('/proposals') ? 1 : 0);
});

test('has the search, the language, GitHub and the colour mode, in this order', { tag: '@widths' }, async ({
  page,
}) => {
  await open(page, '/');
  const tools = header(page).locator('> ul > li');
  const words = await tools.evaluateAll((items) =>
    items.map(
      (item) =>
        item.querySelector('button')?.ariaLabel ?? item.querySelector('summary, a')?.textContent ?? '',
    ),
  );
  const named = words.filter((each) => each !== '');
  expect(named).toEqual(['Search', expect.stringContaining('Language'), 'GitHub', 'Dark mode']);
  await expect(header(page).getByRole('link', { name: 'GitHub' })).toHaveAttribute(
    'href',
    network.software.repository,
  );
});

test('marks where the reader is', async ({ page }) => {
  await open(page, '/cli/');
  const cli = header(page).locator('nav').getByRole('link', { name: 'CLI', exact: true });
  await expect(cli).toHaveAttribute('aria-current', 'page');
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
  await expect(cli).toHaveAttribute('aria-current', 'true');
  await header(page).locator('> a').click();
  await expect(title(page)).toHaveText('Openverse documentation');
  await expect(cli).not.toHaveAttribute('aria-current');
});

test('the language menu opens and closes', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/');
  const english = header(page).getByRole('link', { name: 'English' });
  await language(page).click();
  await expect(english).toBeVisible();
  await expect(english).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(language(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(english).toBeVisible();
  await page.locator('h1').click();
  await expect(english, 'a press elsewhere closes it').toBeHidden();
  await language(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(english).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(english, 'focus elsewhere closes it').toBeHidden();
});

test('choosing the language there is stays on the page', async ({ page }) => {
  await open(page, '/faq/');
  await language(page).click();
  await header(page).getByRole('link', { name: 'English' }).click();
  await expect(header(page).getByRole('link', { name: 'English' })).toBeHidden();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expect(page).toHaveURL(/\/faq\/$/);
});

test('takes and gives the focus without scrolling the page', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/faq/');
  const heading = page.locator('.prose h2 a.anchor').nth(4);
  await heading.focus();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate(() => document.activeElement?.closest('header') !== null)) break;
  }
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await scrolled(page)).toBe(before);
});

test('never hides', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/faq/');
  for (const top of [200, 1000, 3000, 2900, 1500, 1600]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    expect(await scrolled(page)).toBe(top);
    expect((await header(page).boundingBox())?.y, `scrolled to ${top}`).toBe(0);
    await expect(header(page)).toBeVisible();
  }
});

test('leads home by its logo', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/faq/');
  await header(page).locator('> a').click();
  await expect(title(page)).toHaveText('Openverse documentation');
});

test('its targets are large enough for fingers', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/faq/');
  const small = await header(page)
    .locator('a, button, summary')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && !each.closest('details:not([open]) > ul'))
        .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
        .map((each) => each.outerHTML),
    );
  expect(small).toEqual([]);
});
