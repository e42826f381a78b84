import type { Page } from '@playwright/test';
import { laidOut } from './support/layout';
import { open, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

// Which headings the contents list: see tests/export/structure.test.ts.
const links = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).locator('li a');
const active = (page: Page) => links(page).and(page.locator('[aria-current=location]'));

test('the active entry follows the reader', async ({ page }) => {
  await open(page, '/faq/');
  await expect(active(page)).toHaveCount(0);
  const link = links(page).nth(3);
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await target.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 70));
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(active(page)).toHaveCount(1);
  await page.evaluate(() => scrollBy(0, -120));
  await expect(links(page).nth(2)).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('End');
  await expect(links(page).last()).toHaveAttribute('aria-current', 'location');
});

test('a clicked entry stays active until the reader scrolls', async ({ page }) => {
  await open(page, '/faq/');
  const clicked = links(page).nth((await links(page).count()) - 2);
  await clicked.click();
  await expect(clicked).toHaveAttribute('aria-current', 'location');
  await laidOut(page);
  await expect(clicked, 'though headings above are nearer').toHaveAttribute('aria-current', 'location');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -4000);
  await expect(clicked).not.toHaveAttribute('aria-current');

  await sidebarLink(page, '/what-is-a-validator').click();
  await expect(title(page)).toHaveText('What is a validator?');
  await links(page).nth(1).click();
  await expect(links(page).nth(1), 'on the next page').toHaveAttribute('aria-current', 'location');
});

test('the contents are folded under the title on a phone', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/faq/');
  const link = links(page).nth(2);
  await expect(link).toBeHidden();
  await page.locator('nav').getByText('On this page').click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
});
