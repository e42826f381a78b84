import type { Page } from '@playwright/test';
import { open, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const active = (page: Page) => contents(page).locator('[aria-current]');

test('lists the headings of levels 2 and 3 in order', async ({ page }) => {
  await open(page, '/cli/install/');
  const headings = await page
    .locator('.prose :is(h2, h3)')
    .evaluateAll((all) => all.map((heading) => `#${heading.id} ${heading.tagName}`));
  const links = await contents(page)
    .locator('a')
    .evaluateAll((all) =>
      all.map((link) => `${link.getAttribute('href')} H${link.parentElement?.dataset.depth}`),
    );
  expect(links).toEqual(headings);
  expect(links.length).toBeGreaterThan(3);
});

test('none is active before the first heading, never none after it', async ({ page }) => {
  await open(page, '/faq/');
  await expect(active(page)).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const first = await page
    .locator('.prose h2')
    .first()
    .evaluate((heading) => heading.getBoundingClientRect().top);
  for (let top = Math.ceil(first); top < height; top += 500) {
    await page.mouse.wheel(0, 1);
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(active(page), `scrolled to ${top}`).toHaveCount(1);
  }
});

test('the section that is read is the active one', async ({ page }) => {
  await open(page, '/faq/');
  const link = contents(page).locator('a').nth(3);
  await page.evaluate(
    (href) => {
      const heading = document.querySelector(href);
      scrollTo(0, (heading?.getBoundingClientRect().top ?? 0) + scrollY - 70);
    },
    (await link.getAttribute('href')) ?? '',
  );
  await expect(link).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => scrollBy(0, -120));
  await expect(contents(page).locator('a').nth(2)).toHaveAttribute('aria-current', 'location');
});

test('the last heading is active at the end of the page', async ({ page }) => {
  await open(page, '/faq/');
  await page.keyboard.press('End');
  await expect(contents(page).locator('a').last()).toHaveAttribute('aria-current', 'location');
});

test('a clicked entry is active until the reader scrolls', async ({ page }) => {
  await open(page, '/faq/');
  const links = contents(page).locator('a');
  const wanted = links.nth((await links.count()) - 2);
  await wanted.click();
  await expect(wanted).toHaveAttribute('aria-current', 'location');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(wanted).toHaveAttribute('aria-current', 'location');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -4000);
  await expect(wanted).not.toHaveAttribute('aria-current');
});

test('follows the page after a switch', async ({ page }) => {
  await open(page, '/faq/');
  await sidebarLink(page, '/what-is-a-validator').click();
  await expect(title(page)).toHaveText('What is a validator?');
  await contents(page).locator('a').nth(1).click();
  await expect(contents(page).locator('a').nth(1)).toHaveAttribute('aria-current', 'location');
});

test('is a disclosure under the title on a phone', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/faq/');
  const link = contents(page).locator('a').nth(2);
  await expect(link).toBeHidden();
  await contents(page).getByText('On this page').click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
});
