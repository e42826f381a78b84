import type { Page } from '@playwright/test';
import { open, recordPageData, sidebarLink } from './support/navigation';
import { expect, test } from './support/test';

// Which links may be preloaded, and on which connections, is tested in lib/browser/link-target.test.ts.

/** The requested routes, each once, in alphabetical order. */
const distinct = (asked: string[]) => [...new Set(asked)].sort();

/** Opens a page and waits until it has preloaded the next one; records what intent adds to that. */
async function settle(page: Page): Promise<string[]> {
  const next = page.waitForResponse((response) => /\/faq\/__next\..*__PAGE__/.test(response.url()));
  await open(page, '/what-is-an-rpc-node/');
  await (await next).finished();
  return recordPageData(page);
}

test('a page preloads the next one when it is idle, and nothing else; so does the next page', {
  tag: '@widths',
}, async ({ page }) => {
  const asked = recordPageData(page);
  await open(page, '/what-is-an-rpc-node/');
  await expect.poll(() => distinct(asked)).toEqual(['/faq/']);
  await page.waitForLoadState('networkidle');
  expect(distinct(asked)).toEqual(['/faq/']);
  await page.locator('a[rel=next]').click();
  await expect.poll(() => distinct(asked)).toContain('/backwards-compatibility/');
});

test('a link is preloaded once when the pointer rests on it, and when the keyboard reaches it', async ({
  page,
}) => {
  const asked = await settle(page);
  const link = sidebarLink(page, '/backwards-compatibility');
  await link.hover();
  await expect.poll(() => distinct(asked)).toEqual(['/backwards-compatibility/']);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await page.mouse.move(0, 0);
  await link.hover();
  await link.focus();
  await sidebarLink(page, '/').focus();
  await expect.poll(() => distinct(asked)).toContain('/');
  expect(asked.filter((each) => each === '/backwards-compatibility/')).toHaveLength(before);
});

test('a pointer that passes over a link does not preload it', { tag: '@full' }, async ({ page }) => {
  const asked = await settle(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sidebarLink(page, '/backwards-compatibility').hover();
  await page.clock.runFor(64);
  await sidebarLink(page, '/').hover();
  await page.clock.runFor(65);
  await expect.poll(() => distinct(asked)).toEqual(['/']);
});

test('a link is preloaded when it is touched', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const asked = await settle(page);
  await page.locator('a[href="/backwards-compatibility/"]').first().dispatchEvent('touchstart');
  await expect.poll(() => distinct(asked)).toEqual(['/backwards-compatibility/']);
});
