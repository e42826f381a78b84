import { open, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

test('after a switch the focus is on the title, and the title is announced', { tag: '@widths' }, async ({
  page,
}) => {
  await open(page, '/faq/');
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expect(title(page)).toBeFocused();
  await expect(page.locator('#__next-route-announcer__')).toHaveText(
    'Backward compatibility policy | Openverse documentation',
  );
});

test('Tab goes on from the title into the text', async ({ page }) => {
  await open(page, '/faq/');
  await sidebarLink(page, '/backwards-compatibility').click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
});

test('a link with a fragment puts the focus at its target', async ({ page }) => {
  await open(page, '/faq/');
  const id = await page.locator('.prose h2').nth(2).getAttribute('id');
  await open(page, '/cli/');
  await page.evaluate((href) => {
    document
      .querySelector('.prose')
      ?.prepend(Object.assign(document.createElement('a'), { href, id: 'go', textContent: 'go' }));
  }, `/faq/#${id}`);
  await page.locator('#go').click();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
});

test('a page that is loaded leaves the focus where the browser puts it', async ({ page }) => {
  await open(page, '/faq/');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the first Tab reaches the link past the navigation, and it works', { tag: '@widths' }, async ({
  page,
}) => {
  await open(page, '/faq/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
