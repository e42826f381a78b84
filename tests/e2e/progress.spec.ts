import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { openIdle, sidebarLink, stopClock, title } from './support/navigation';
import { expect, test } from './support/test';

test.use({ slowFrom: Number.POSITIVE_INFINITY });

const bar = '[data-progress-bar]';
const logo = 'header > a[href="/"]';

/** Holds the data of the home page. */
const holdHome = (page: Page) => holdRequests(page, /:\d+\/[^/]*\.txt/);

/** Opens a page whose clock moves only with `page.clock.runFor` and whose random numbers are 0.5. */
async function openStopped(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await openIdle(page, address);
  await stopClock(page);
}

/** How far the bar is as a part of the whole. */
const progress = (page: Page) =>
  page.locator(bar).evaluate((element: HTMLElement) => {
    const percent = Number(/translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1]);
    return Math.round(percent * 1e4 + 1e6) / 1e6;
  });

test('the bar has the constants of the specification, and nothing spins', async ({ page }) => {
  const answer = await holdHome(page);
  await openStopped(page, '/faq/');
  await page.locator(logo).click();
  await page.clock.runFor(199);
  await expect(page.locator(bar), 'not before 200 ms').toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator(bar)).toHaveCount(1);
  await expect(page.locator('[role=spinner], .spinner')).toHaveCount(0);
  await page.clock.runFor(20);
  expect(await progress(page), 'the minimum').toBe(0.08);
  expect(await page.locator(bar).getAttribute('style')).toMatch(/transition:[^;]*200ms/);
  await page.clock.runFor(779);
  expect(await progress(page), 'no step before 800 ms').toBe(0.08);
  await page.clock.runFor(1);
  expect(await progress(page), 'half the trickle rate of 0.02').toBe(0.09);
  await page.clock.runFor(800);
  expect(await progress(page)).toBe(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator(bar), 'nothing moves with reduced motion').toHaveCSS('transform', 'none');
  await expect(page.locator(bar)).toHaveCSS('transition-duration', '0s');

  answer('continue');
  await expect(title(page)).toHaveText('Openverse documentation');
  await page.clock.runFor(2000);
  await expect(page.locator(bar), 'gone when the page is there').toHaveCount(0);
});

test('no bar shows where the reader does not wait', async ({ page }) => {
  await holdHome(page);
  await openStopped(page, '/faq/');
  const expectNoBar = async (name: string) => {
    await page.clock.runFor(1000);
    await expect(page.locator(bar), name).toHaveCount(0);
  };
  await page.evaluate((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector)) document.documentElement.dataset.sawBar = '';
    }).observe(document, { subtree: true, childList: true });
  }, bar);
  await sidebarLink(page, '/faq').click();
  await expectNoBar('the page itself');
  await page.locator('nav[aria-label="On this page"] a').first().click();
  await expectNoBar('a fragment');
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expectNoBar('a page that was loaded ahead');
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-bar');

  await page.locator(logo).click();
  await page.clock.runFor(300);
  await expect(page.locator(bar)).toHaveCount(1);
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expectNoBar('Back');
});
