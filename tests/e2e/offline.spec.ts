import { isMarked, mark, open, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

// Before it loads a page ahead, the router asks for its head, to learn of a redirect.
test.use({
  tolerated: /^console: (Failed to load resource|LoadError)|^failed: (HEAD |.*(\.txt|_next\/static\/))/,
});

test('offline, a click leaves the page readable and shows why; it continues when the network returns', async ({
  page,
  context,
}) => {
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
  await open(page, '/faq/');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await page.evaluate(() => scrollTo(0, 900));
  await context.setOffline(true);
  await logo.click();
  await expectHeld();
  await expectNoViolations(page);
  await retry.press('Enter');
  await expectHeld();
  // Another link takes the place of the first.
  await page.locator('footer').getByRole('link', { name: 'Command Line' }).click();
  await expectHeld();
  await context.setOffline(false);
  await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
  await expect(title(page)).toBeFocused();
  await expect(box).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await isMarked(page), 'no document was loaded').toBe(true);

  await context.setOffline(true);
  await logo.click();
  await expect(box).toHaveCount(1);
  await page.goBack();
  await expect(box).toHaveCount(0);
  await context.setOffline(false);
});
