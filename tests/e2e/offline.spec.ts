import { isMarked, mark, openIdle, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

// Before it loads a page ahead, the router asks for its head, to learn of a redirect. The browser asks for the icon
// again when it likes.
test.use({
  tolerated:
    /^console: (Failed to load resource|LoadError)|^failed: (HEAD |.*(\.txt|favicon\.svg|_next\/static\/|\/rpc\/))/,
});

test('a click leaves the page readable, and goes on with the network', async ({ page, context }) => {
  const box = page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
  const retry = box.getByRole('button', { name: 'Retry' });
  const logo = page.locator('header > a[href="/"]');
  /** The message, with the focus in it, above the page that was open. */
  const expectHeld = async () => {
    await expect(box).toHaveCount(1);
    await expect(box).toContainText('There is no network connection.');
    await expect(retry).toBeFocused();
    await expect(retry).toBeInViewport();
    await expect(title(page)).toHaveText('Frequently asked questions');
    await expect(page).toHaveURL('/faq/');
    await expect(page.locator('[data-progress-bar]')).toHaveCount(0);
  };
  await page.goto('/backwards-compatibility/');
  await openIdle(page, '/faq/');
  await mark(page);
  await page.evaluate(() => scrollTo(0, 900));
  await context.setOffline(true);
  await logo.click();
  await test.step('the page stays, with a message', async () => {
    await expectHeld();
    await expectNoViolations(page);
  });
  await test.step('Retry and another link do not help yet', async () => {
    await retry.press('Enter');
    await expectHeld();
    await page.locator('footer').getByRole('link', { name: 'Command Line' }).click();
    await expectHeld();
  });
  await test.step('with the network, the last link opens by itself', async () => {
    await context.setOffline(false);
    await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
    await expect(title(page)).toBeFocused();
    await expect(box).toHaveCount(0);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await isMarked(page), 'no document was loaded').toBe(true);
  });
  await test.step('Back closes the message', async () => {
    await context.setOffline(true);
    await logo.click();
    await expect(box).toHaveCount(1);
    await page.goBack();
    await expect(box).toHaveCount(0);
    await context.setOffline(false);
  });
});

test('the search and the console say that there is no network', async ({ page, context }) => {
  await openIdle(page, '/api/getBalance/');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const failed = 'The console could not be loaded. There is no network connection.';
  await expect(page.getByText(failed, { exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByText('There is no network connection.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByRole('searchbox'), 'it goes on by itself').toBeVisible();
});
