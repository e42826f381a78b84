import { open } from './support/navigation';
import { modalOf, openModal, searchButton } from './support/search-modal';
import { expect, test } from './support/test';

test('the search closes an enlarged diagram, and gives the focus back', async ({ page }) => {
  await open(page, '/validator/gossip/');
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .press('Enter');
  const enlarged = page.locator('[popover]:popover-open');
  await expect(enlarged).toBeVisible();
  await page.keyboard.press('Control+k');
  const { dialog, input } = modalOf(page);
  await expect(input).toBeFocused();
  await expect(enlarged).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
});

test('Escape closes the search before the drawer below it', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/cli/install/');
  await page.locator('header').getByRole('link', { name: 'Menu', exact: true }).click();
  const drawer = page.locator('html[data-drawer=open]');
  await expect(drawer).toHaveCount(1);
  await page.keyboard.press('Control+k');
  const { dialog, input } = modalOf(page);
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(drawer).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('Enter before the answer opens the search page for what is typed', async ({ page }) => {
  const { input, hits } = await openModal(page);
  await input.fill('install');
  await expect(hits.first()).toBeVisible();
  await input.evaluate((field: HTMLInputElement) => field.select());
  await page.keyboard.insertText('delegate stake');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(search\/\?q=delegate\+stake|[\w/-]*delegat[\w/-]*(#.*)?)$/);
});

test('blanks are no query, and the key / can be switched off for good', async ({ page }) => {
  const { input, dialog } = await openModal(page);
  await page.keyboard.press('Space');
  await expect(input).toHaveValue('');
  const choice = dialog.getByLabel('The key / opens the search');
  await choice.uncheck();
  for (const again of [false, true]) {
    if (again) await page.reload();
    else await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.press('Shift+Tab');
    await expect(dialog).toHaveCount(0);
  }
});

test('Back and a reload return to the result that was opened', async ({ page }) => {
  await open(page, '/search/?q=transaction');
  const link = page.locator('main ol a').nth(15);
  await link.scrollIntoViewIfNeeded();
  const at = () => page.evaluate(() => scrollY);
  await expect.poll(() => page.evaluate(() => Object.keys(history.state ?? {}))).toContain('searchScroll');
  const before = await at();
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(at).toBe(before);
  await page.reload();
  await expect(link).toBeInViewport();
});

test('a target below the header of a table is on the screen', async ({ page }) => {
  for (const width of [390, 768, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    for (const address of ['/learn/errors/#0x26', '/validator/runtime/#user-content-fnref-1']) {
      const isVisible = () =>
        page.evaluate(() => {
          const target = document.querySelector(':target');
          // An anchor without text stands before what it names.
          const named = target?.textContent ? target : target?.nextElementSibling;
          const { left = 0, top = 0, height = 0 } = named?.getBoundingClientRect() ?? {};
          return named?.contains(document.elementFromPoint(left + 2, top + height / 2));
        });
      await page.goto('about:blank');
      await open(page, address);
      await expect.poll(isVisible, `${address} at ${width} px`).toBe(true);
    }
  }
});

test('a link to a row that a filter hides shows it', async ({ page }) => {
  await open(page, '/learn/glossary/');
  const row = page.locator('tr:has([id="epoch"])');
  await page.getByLabel(/^Filter:/).fill('validator identity');
  await expect(row).toBeHidden();
  await page.evaluate(() => location.assign('#epoch'));
  await expect(row).toBeInViewport();
  await expect(page.getByLabel(/^Filter:/)).toHaveValue('');
});
