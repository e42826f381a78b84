import type { Locator, Page } from '@playwright/test';
import { followLink, hydrated, open, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

const panel = (page: Page) => page.locator('#side-panel');
const tree = (page: Page) => panel(page).locator('nav[aria-label="Docs"]');
const current = (page: Page) => tree(page).locator('[aria-current=page]');

/** The category of a name. */
function category(page: Page, name: string): Locator {
  return tree(page)
    .locator('details')
    .filter({ has: page.locator(`> summary:text-is("${name}")`) });
}

/** How far the side panel is scrolled. */
const position = (page: Page) => panel(page).evaluate((it) => it.firstElementChild?.scrollTop ?? 0);

test('the branch of the page is open, others stay as the reader left them', async ({ page }) => {
  await open(page, '/cli/wallets/hardware/ledger/');
  for (const name of ['Command Line Tools', 'Command-line wallets', 'Hardware wallets'])
    await expect(category(page, name), name).toHaveAttribute('open', '');
  await expect(current(page)).toHaveText('Ledger Nano');
  const examples = category(page, 'Command-line examples');
  await expect(examples).not.toHaveAttribute('open');
  await examples.locator('> summary').click();
  await expect(sidebarLink(page, '/cli/examples/transfer-tokens')).toBeVisible();
  await sidebarLink(page, '/cli/wallets/paper').click();
  await expect(title(page)).toHaveText('Paper wallets');
  await expect(examples, 'on the next page').toHaveAttribute('open', '');
  await page.reload();
  await hydrated(page);
  await expect(examples, 'after a reload').toHaveAttribute('open', '');
  await examples.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect(sidebarLink(page, '/cli/examples/transfer-tokens')).toBeHidden();
  await sidebarLink(page, '/cli/wallets/file-system').click();
  await expect(title(page)).not.toHaveText('Paper wallets');
  await expect(examples, 'closed by the reader').not.toHaveAttribute('open');
});

test('a list moves for as long as its height asks, or 1 ms', async ({ page }) => {
  await open(page, '/cli/wallets/hardware/ledger/');
  const examples = category(page, 'Command-line examples');
  // 192 ms for 36 px, 327 ms for 360 px.
  const duration = () =>
    examples.evaluate((it) => {
      it.querySelector('summary')?.click();
      return Number.parseFloat(getComputedStyle(it, '::details-content').transitionDuration);
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration(), 'the constant of the specification').toBe(0.001);
  await examples.locator('summary').first().click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const usual = await duration();
  expect(usual).toBeGreaterThan(0.25);
  expect(usual).toBeLessThan(0.35);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 420 } });

  test('the sidebar shows the current page, and keeps its position', async ({ page }) => {
    await open(page, '/cli/examples/test-validator/');
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    expect(await position(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY), 'the page itself is not scrolled for it').toBe(0);

    const link = sidebarLink(page, '/cli/examples/transfer-tokens');
    await link.scrollIntoViewIfNeeded();
    const before = await position(page);
    expect(before).toBeGreaterThan(0);
    const expectKept = async () => expect(Math.abs((await position(page)) - before)).toBeLessThanOrEqual(1);
    await link.click();
    await expect(title(page)).toHaveText('Send and receive tokens');
    await expectKept();
    await page.goBack();
    await expect(title(page)).not.toHaveText('Send and receive tokens');
    await expectKept();
    await page.reload();
    await hydrated(page);
    await expectKept();
  });
});

test('the side panel is one element with the sidebar of each page', async ({ page }) => {
  await open(page, '/faq/');
  const first = await panel(page).elementHandle();
  for (const [address, heading, shown] of [
    ['/backwards-compatibility/', 'Backward compatibility policy', 1],
    ['/api/', 'Common JSON data structures', 0],
    // A page without a sidebar.
    ['/search/', 'Search', 0],
  ] as const) {
    await followLink(page, address);
    await expect(title(page)).toHaveText(heading);
    await expect(sidebarLink(page, '/faq'), address).toHaveCount(shown);
    expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await page.goBack();
    await expect(title(page)).toHaveText('Frequently asked questions');
    await expect(current(page)).toHaveText('Frequently asked questions');
    await expect(page.locator('main')).toHaveCount(1);
  }
});
