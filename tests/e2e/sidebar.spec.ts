import type { Locator, Page } from '@playwright/test';
import { hydrated, open, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

const tree = (page: Page) => page.locator('#side-panel nav[aria-label="Docs"]');

/** The category of a name. */
function category(page: Page, name: string): Locator {
  return tree(page)
    .locator('details')
    .filter({ has: page.locator(`> summary:text-is("${name}")`) });
}

/** Presses a category and tells how its list is animated. */
async function animation(details: Locator): Promise<{ duration: number; easing: string; height: number }> {
  return details.evaluate((element) => {
    element.querySelector('summary')?.click();
    const list = element.querySelector(':scope > ul');
    const effect = list?.getAnimations()[0]?.effect;
    const timing = effect?.getComputedTiming();
    const easing = effect instanceof KeyframeEffect ? effect.getKeyframes()[0]?.easing : undefined;
    return {
      duration: Number(timing?.duration),
      easing: `${timing?.easing} ${easing}`,
      height: list?.scrollHeight ?? 0,
    };
  });
}

/** The part of the side panel that scrolls. */
const scroller = (page: Page) => page.locator('#side-panel > div');
const position = (page: Page) => scroller(page).evaluate((element) => element.scrollTop);

test('the current page is marked and its branch open, others as they start', async ({ page }) => {
  await open(page, '/cli/wallets/hardware/ledger/');
  for (const name of ['Command Line Tools', 'Command-line wallets', 'Hardware wallets']) {
    await expect(category(page, name), name).toHaveAttribute('open', '');
  }
  await expect(category(page, 'Command-line examples')).not.toHaveAttribute('open');
  await expect(tree(page).locator('[aria-current=page]')).toHaveText('Ledger Nano');
  await page.goto('/faq/');
  await expect(category(page, 'Introduction')).toHaveAttribute('open', '');
  await expect(category(page, 'Command Line Tools')).not.toHaveAttribute('open');
});

test('a category opens and closes, by pointer and by keyboard', async ({ page }) => {
  await open(page, '/faq/');
  const summary = category(page, 'Command Line Tools').locator('> summary');
  await summary.click();
  await expect(sidebarLink(page, '/cli/install')).toBeVisible();
  await summary.click();
  await expect(sidebarLink(page, '/cli/install')).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(sidebarLink(page, '/cli/install')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(sidebarLink(page, '/cli/install')).toBeHidden();
});

test('the animation eases in and out, and takes longer for a higher list', async ({ page }) => {
  await open(page, '/cli/wallets/hardware/ledger/');
  const low = await animation(category(page, 'Hardware wallets'));
  const high = await animation(category(page, 'Command-line examples'));
  expect(high.height).toBeGreaterThan(low.height);
  expect(high.duration).toBeGreaterThan(low.duration);
  expect(low.duration).toBeGreaterThan(100);
  for (const { easing } of [low, high]) expect(easing).toContain('ease-in-out');
});

test('the animation takes 1 ms where the reader wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/faq/');
  expect((await animation(category(page, 'Command Line Tools'))).duration).toBe(1);
  await expect(sidebarLink(page, '/cli/install')).toBeVisible();
});

test('what the reader opened and closed stays so on the next page and after a reload', async ({ page }) => {
  await open(page, '/faq/');
  await category(page, 'Command Line Tools').locator('> summary').click();
  await expect(category(page, 'Command Line Tools')).toHaveAttribute('open', '');
  await sidebarLink(page, '/backwards-compatibility').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expect(category(page, 'Command Line Tools')).toHaveAttribute('open', '');
  await page.reload();
  await hydrated(page);
  await expect(category(page, 'Command Line Tools')).toHaveAttribute('open', '');
  await category(page, 'Command Line Tools').locator('> summary').click();
  await expect(category(page, 'Command Line Tools')).not.toHaveAttribute('open');
  await sidebarLink(page, '/faq').click();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expect(category(page, 'Command Line Tools')).not.toHaveAttribute('open');
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 420 } });

  test('the sidebar keeps its position over a switch, Back and a reload', async ({ page }) => {
    await open(page, '/cli/examples/choose-a-cluster/');
    await scroller(page).evaluate((element) => {
      element.scrollTop = 160;
    });
    const link = sidebarLink(page, '/cli/examples/transfer-tokens');
    await link.scrollIntoViewIfNeeded();
    const before = await position(page);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(title(page)).toHaveText('Send and receive tokens');
    expect(Math.abs((await position(page)) - before)).toBeLessThanOrEqual(1);
    await page.goBack();
    await expect(title(page)).not.toHaveText('Send and receive tokens');
    expect(Math.abs((await position(page)) - before)).toBeLessThanOrEqual(1);
    await page.reload();
    await hydrated(page);
    expect(Math.abs((await position(page)) - before)).toBeLessThanOrEqual(1);
  });

  test('the current page is in view although it is far down', async ({ page }) => {
    await open(page, '/cli/examples/test-validator/');
    await expect(tree(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    expect(await position(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY), 'the page itself is not scrolled for it').toBe(0);
  });
});

test('the side panel stays over a switch to a page that has the same, and goes with the last one', async ({
  page,
}) => {
  await open(page, '/faq/');
  const panel = page.locator('#side-panel');
  const first = await panel.elementHandle();
  const isShown = () => first?.evaluate(({ isConnected }) => isConnected);
  await sidebarLink(page, '/backwards-compatibility').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  expect(await isShown()).toBe(true);
  await expect(tree(page).locator('[aria-current=page]')).toHaveText('Backward compatibility policy');
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  expect(await isShown()).toBe(true);
  await expect(tree(page).locator('[aria-current=page]')).toHaveText('Frequently asked questions');

  // Another sidebar.
  await page.locator('header').getByRole('link', { name: 'API' }).first().click();
  await expect(sidebarLink(page, '/faq')).toHaveCount(0);
  expect(await isShown()).toBe(false);
  await expect(panel).toHaveCount(1);
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expect(tree(page).locator('[aria-current=page]')).toHaveText('Frequently asked questions');

  // A page that React renders.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/search/', textContent: 'all' });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(title(page)).toHaveText('Search');
  await expect(panel).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expect(panel).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
});

test('the sidebar is in the page once', async ({ page }) => {
  await open(page, '/faq/');
  await expect(
    page
      .locator('a[href="/backwards-compatibility/"]', { hasText: 'Backward compatibility policy' })
      .and(page.locator('aside a')),
  ).toHaveCount(1);
});
