import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { open, sidebarLink, title } from './support/navigation';
import { htmlFile } from './support/routes';
import { expect, test } from './support/test';

/** The inline styles of the bar, one entry per change of position. */
interface Position {
  percent: number;
  transition: string;
}

declare global {
  interface Window {
    positions: Position[];
  }
}

const bar = '[data-progress-bar]';

/** Holds the data of the home page. */
const holdHome = (page: Page) => holdRequests(page, /:\d+\/[^/]*\.txt/);

/**
 * Opens a page whose clock moves only with `page.clock.runFor` and whose random numbers are 0.5, and records each
 * position of the progress bar.
 */
async function openStopped(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
    window.positions = [];
    new MutationObserver(() => {
      const style = document.querySelector<HTMLElement>('[data-progress-bar]')?.style;
      const percent = Number(/translate3d\((-?[\d.]+)%/.exec(style?.transform ?? '')?.[1] ?? Number.NaN);
      if (style && !Number.isNaN(percent) && percent !== window.positions.at(-1)?.percent) {
        window.positions.push({ percent, transition: style.transition });
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  });
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** The positions so far as parts of the whole, with what was set to animate the last one. */
async function positions(page: Page): Promise<{ parts: number[]; transition: string }> {
  const all = await page.evaluate(() => window.positions);
  return {
    parts: all.map(({ percent }) => Math.round(percent * 1e4 + 1e6) / 1e6),
    transition: all.at(-1)?.transition ?? '',
  };
}

test('the bar has the constants of the specification, and nothing spins', {
  tag: '@widths',
}, async ({ page }) => {
  // The bar is part of the first load: scripts that the document does not name do not come.
  const html = readFileSync(htmlFile('/faq'), 'utf8');
  const isNamed = (url: URL) => !url.pathname.endsWith('.js') || html.includes(url.pathname);
  await page.route(
    (url) => !isNamed(url),
    (route) => route.abort(),
  );
  const answer = await holdHome(page);
  await openStopped(page, '/faq/');
  await page.locator('header > a[href="/"]').click();

  await page.clock.runFor(199);
  await expect(page.locator(bar), 'not before 200 ms').toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator(bar)).toHaveCount(1);
  await expect(page.locator('[role=spinner], .spinner')).toHaveCount(0);
  await page.clock.runFor(20);
  const first = await positions(page);
  expect(first.parts, 'the minimum').toEqual([0.08]);
  expect(first.transition).toMatch(/200ms/);

  await page.clock.runFor(779);
  expect((await positions(page)).parts, 'no step before 800 ms').toEqual([0.08]);
  await page.clock.runFor(1);
  expect((await positions(page)).parts, 'half the trickle rate of 0.02').toEqual([0.08, 0.09]);
  await page.clock.runFor(800);
  expect((await positions(page)).parts).toEqual([0.08, 0.09, 0.1]);

  answer('continue');
  await expect(title(page)).toHaveText('Openverse documentation');
  await page.clock.runFor(2000);
  await expect(page.locator(bar), 'gone when the page is there').toHaveCount(0);
  expect((await positions(page)).parts.at(-1), 'it ended at its full width').toBe(1);
});

test('no bar shows if the reader does not wait', { tag: '@full' }, async ({ page }) => {
  await openStopped(page, '/faq/');
  const expectNoBar = async (name: string) => {
    await page.clock.runFor(1000);
    expect((await positions(page)).parts, name).toEqual([]);
  };
  await sidebarLink(page, '/faq').click();
  await expectNoBar('the page itself');
  await page.locator('nav[aria-label="On this page"] a').first().click();
  await expect(page).toHaveURL(/#/);
  await expectNoBar('a fragment');
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expectNoBar('a page that was loaded ahead');
});

test('Back ends the bar of the page that loads', { tag: '@full' }, async ({ page }) => {
  await holdHome(page);
  await openStopped(page, '/faq/');
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await page.locator('header > a[href="/"]').click();
  await page.clock.runFor(300);
  await expect(page.locator(bar)).toHaveCount(1);
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('nothing moves with reduced motion', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdHome(page);
  await openStopped(page, '/faq/');
  await page.locator('header > a[href="/"]').click();
  await page.clock.runFor(300);
  await expect(page.locator(bar)).toHaveCSS('transform', 'none');
  await expect(page.locator(bar)).toHaveCSS('transition-duration', '0s');
});
