import type { Locator, Page } from '@playwright/test';
import { crashOnOpen } from './support/crash';
import { hydrated, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

test.use({ tolerated: /^(console|uncaught|failed):/ });

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): { loads: number } {
  const counter = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counter.loads++;
  });
  return counter;
}

/** Address of the chunk that carries a piece of our source text; leaves an empty page. */
async function chunkWith(page: Page, address: string, text: string): Promise<string> {
  const found = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes(text),
  );
  await page.goto(address);
  const chunk = (await found).url();
  await page.goto('about:blank');
  return chunk;
}

/** Decides what becomes of requests for an address, those that wait included; until then they wait. */
async function control(
  page: Page,
  address: string,
): Promise<{ answer(way: 'abort' | 'continue' | 'wait'): void }> {
  let way: 'abort' | 'continue' | 'wait' = 'wait';
  let wake = () => {};
  await page.route(address, async (route) => {
    while (way === 'wait') await new Promise<void>((resolve) => (wake = resolve));
    await route[way]();
  });
  return {
    answer(decision) {
      way = decision;
      wake();
    },
  };
}

/**
 * Fails the requests for a chunk while `failing` says so, not before the page around it is hydrated: a script that
 * fails earlier leaves the page as the server rendered it, and its loader never learns of it.
 */
async function failOnceHydrated(page: Page, chunk: string, failing: () => boolean): Promise<void> {
  await page.route(chunk, async (route) => {
    if (!failing()) return route.continue();
    await hydrated(page);
    await route.abort();
  });
}

/** The box of an error, as opposed to Next's announcer of titles, which has the same role. */
function errorBox(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('alert').filter({ hasText: text });
}

test('a crash shows the error with its causes, and Try again brings the page back', {
  tag: '@widths',
}, async ({ page }) => {
  const { mend } = await crashOnOpen(page);
  await page.goto('/faq/');
  const box = errorBox(page, 'This page crashed.');
  await expect(box.getByRole('heading', { name: 'This page crashed.', exact: true })).toBeVisible();
  await expect(box).toContainText(
    /outer trouble[\s\S]*Cause:[\s\S]*middle trouble[\s\S]*Cause:[\s\S]*inner trouble/,
  );
  await expect(page.locator('header')).toBeVisible();

  const again = box.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(box, 'still broken, so it crashes again').toBeVisible();

  await mend();
  await again.click();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expect(box).toHaveCount(0);
});

test('code that a page moves with: without it the page reads and its links work, and the next page has it', async ({
  page,
}) => {
  const chunk = await chunkWith(page, '/faq/', 'The browser refused to copy');
  const network = { up: false };
  await page.route(chunk, (route) => (network.up ? route.continue() : route.abort()));
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === chunk);
  await page.goto('/faq/');
  await failed;
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);

  network.up = true;
  await sidebarLink(page, '/what-is-a-validator').click();
  await expect(title(page)).toHaveText('What is a validator?');
  await hydrated(page);
});

test('code that can not be fetched: one reload, then the error with Retry, which works', async ({ page }) => {
  const chunk = await chunkWith(page, '/search/', 'SearchPageLoader');
  const network = { up: false };
  await failOnceHydrated(page, chunk, () => !network.up);
  const counter = countLoads(page);
  await page.goto('/search/#content');
  const box = errorBox(page, 'This page could not be loaded.');
  await expect.poll(() => counter.loads, 'the page and one reload').toBe(2);
  await expect(box).toContainText('Failed to load chunk');
  expect(new URL(page.url()).hash).toBe('#content');

  network.up = true;
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('a lazily loaded page shows a spinner, a failure with Retry, and then itself', {
  tag: '@widths',
}, async ({ page }) => {
  const network = await control(page, await chunkWith(page, '/search/', 'Type a command, a method'));
  await page.goto('/search/', { waitUntil: 'commit' });
  const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(spinner).toBeVisible();
  network.answer('abort');
  const box = errorBox(page, 'This page could not be loaded.');
  await expect(box).toContainText('Failed to load chunk');

  network.answer('wait');
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(spinner).toBeVisible();
  network.answer('continue');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('a page module without default export is a named error', { tag: '@full' }, async ({ page }) => {
  const chunk = await chunkWith(page, '/search/', 'Type a command, a method');
  await page.route(chunk, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"default"', '"other"');
    await route.fulfill({ response, body });
  });
  await page.goto('/search/');
  await expect(errorBox(page, 'This page crashed.')).toContainText(
    "The page component at /search doesn't have a default export.",
  );
});
