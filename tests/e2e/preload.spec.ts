import type { Page } from '@playwright/test';
import { open, recordPageData, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

/** The routes asked for, each once, in the order of the alphabet. */
const distinct = (asked: string[]) => [...new Set(asked)].sort();

/** Opens a page and waits until it has preloaded the next one; records what intent adds to that. */
async function settle(page: Page): Promise<string[]> {
  const next = page.waitForResponse((response) => /\/faq\/__next\..*__PAGE__/.test(response.url()));
  await open(page, '/what-is-an-rpc-node/');
  await (await next).finished();
  return recordPageData(page);
}

// Which pages have which neighbours marked, and that those are small, is tested on the built pages.
for (const [address, neighbours] of [
  ['/what-is-an-rpc-node/', ['/faq/']],
  ['/api/', ['/Documentation/']],
  // Its neighbours are larger than may be loaded unasked.
  ['/api/getBalance/', []],
] as const) {
  test(`${address} preloads ${neighbours.join() || 'nothing'} when it is idle, and nothing else`, {
    tag: '@widths',
  }, async ({ page }) => {
    const asked = recordPageData(page);
    await open(page, address);
    await expect.poll(() => distinct(asked)).toEqual(neighbours);
    await page.waitForLoadState('networkidle');
    expect(distinct(asked)).toEqual(neighbours);
  });
}

test('each page opened by a switch preloads its own neighbours', async ({ page }) => {
  const asked = await settle(page);
  await page.locator('a[rel=next]').click();
  await expect.poll(() => distinct(asked)).toContain('/backwards-compatibility/');
});

test('a link is preloaded once when the pointer rests on it', async ({ page }) => {
  const asked = await settle(page);
  const link = sidebarLink(page, '/backwards-compatibility');
  await link.hover();
  await expect.poll(() => distinct(asked)).toEqual(['/backwards-compatibility/']);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await page.mouse.move(0, 0);
  await link.hover();
  await link.focus();
  await sidebarLink(page, '/').hover();
  await expect.poll(() => distinct(asked)).toContain('/');
  expect(asked.filter((each) => each === '/backwards-compatibility/')).toHaveLength(before);
});

test('a pointer that passes over a link does not preload it', async ({ page }) => {
  await page.clock.install();
  const asked = await settle(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sidebarLink(page, '/backwards-compatibility').hover();
  await page.clock.runFor(64);
  await sidebarLink(page, '/').hover();
  await page.clock.runFor(65);
  await expect.poll(() => distinct(asked)).toEqual(['/']);
});

test('a link is preloaded when the keyboard reaches it', async ({ page }) => {
  const asked = await settle(page);
  await sidebarLink(page, '/backwards-compatibility').focus();
  await expect.poll(() => distinct(asked)).toEqual(['/backwards-compatibility/']);
});

test('a link is preloaded when it is touched', { tag: '@phone' }, async ({ page }) => {
  const asked = await settle(page);
  await page.locator('a[href="/backwards-compatibility/"]').first().dispatchEvent('touchstart');
  await expect.poll(() => distinct(asked)).toEqual(['/backwards-compatibility/']);
});

test('the page itself, fragments and other sites are not preloaded', async ({ page }) => {
  const asked = await settle(page);
  await sidebarLink(page, '/what-is-an-rpc-node').focus();
  await page.locator('nav[aria-label="On this page"] a').first().focus();
  await page.locator('header').getByRole('link', { name: 'GitHub' }).focus();
  await sidebarLink(page, '/').focus();
  await expect.poll(() => distinct(asked)).toEqual(['/']);
});

for (const [name, connection] of [
  ['data saver is on', { saveData: true }],
  ['the connection is 2g', { effectiveType: '2g' }],
  ['the connection is slower than 2g', { effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is preloaded when ${name}, and links still work`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const asked = recordPageData(page);
    await open(page, '/what-is-an-rpc-node/');
    const link = sidebarLink(page, '/backwards-compatibility');
    await link.focus();
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await link.click();
    await expect(title(page)).toHaveText('Backward compatibility policy');
    expect(distinct(asked)).toEqual(['/backwards-compatibility/']);
  });
}
