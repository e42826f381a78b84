import type { Locator, Page } from '@playwright/test';
import { crashOnOpen } from './support/crash';
import { holdRequests } from './support/hold-requests';
import { open, title } from './support/navigation';
import { searchButton } from './support/search-modal';
import { expect, test } from './support/test';

test.use({ tolerated: /^(console|uncaught|failed):/ });

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

/** The box of an error, as opposed to Next's announcer of titles, which has the same role. */
function errorBox(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('alert').filter({ hasText: text });
}

const chain = /outer trouble[\s\S]*Cause:[\s\S]*middle trouble[\s\S]*Cause:[\s\S]*inner trouble/;

test('a crash shows the error with its causes, and Try again brings the page back', {
  tag: '@widths',
}, async ({ page }) => {
  const { fix } = await crashOnOpen(page);
  await page.goto('/cli/install/');
  const box = errorBox(page, 'This page crashed.');
  await expect(box.getByRole('heading', { name: 'This page crashed.', exact: true })).toBeVisible();
  await expect(box).toContainText(chain);
  await expect(page.locator('header')).toBeVisible();
  await expect(
    page.locator('aside').getByRole('navigation', { name: 'Docs', includeHidden: true }),
  ).toHaveCount(1);

  const again = box.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(box, 'still broken, so it crashes again').toBeVisible();

  await fix();
  await again.click();
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
  await expect(box).toHaveCount(0);
});

for (const part of ['navbar', 'sidebar'] as const)
  test(`a crash in the ${part} leaves the page; Try again brings it back`, { tag: '@widths' }, async ({
    page,
    isMobile,
  }) => {
    const { fix } = await crashOnOpen(page, part);
    await page.goto('/cli/install/');
    const box = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
    await expect(box).toContainText(chain);
    if (!isMobile) await expect(box.getByRole('heading')).toBeInViewport();
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
    await expect(page.getByRole('main')).toBeVisible();
    await fix();
    await box.getByRole('button', { name: 'Try again' }).click();
    await expect(part === 'navbar' ? searchButton(page) : page.locator('#side-panel')).toBeAttached();
    await expect(box).toHaveCount(0);
  });

test('a crash of the layout shows the same in the colours of the site, with a link to the home page', {
  tag: '@modes',
}, async ({ page }) => {
  await open(page, '/faq/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const usual = await background();
  const { fix } = await crashOnOpen(page, 'layout');
  await page.reload();
  const box = errorBox(page, 'This page crashed.');
  await expect(box).toContainText(chain);
  expect(await background()).toBe(usual);
  await expect(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await fix();
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Frequently asked questions');
});

test('a script of the first load that fails: the page reports it, is readable, and can be reloaded', {
  tag: '@widths',
}, async ({ page }) => {
  await page.goto('/faq/');
  const scripts = await page.evaluate(() =>
    [...document.scripts].filter(({ src, noModule }) => src !== '' && !noModule).map(({ src }) => src),
  );
  expect(scripts.length).toBeGreaterThan(3);
  // A script that fails before React has come leaves the HTML; one that React waits for is an error of the page.
  const message = page
    .getByRole('alert')
    .filter({ hasText: /^(Some parts of t|T)his page could not be loaded\./ });
  const again = message.getByRole('button', { name: 'Retry' });
  for (const script of scripts) {
    await page.route(script, (route) => route.abort());
    await page.goto('/faq/');
    await expect(message.first(), script).toBeVisible();
    await expect(again.first(), script).toBeVisible();
    await expect(title(page)).not.toBeEmpty();
    await page.unroute(script);
  }
});

test('a lazily loaded page shows a spinner, a failure with Retry, and then itself', {
  tag: '@widths',
}, async ({ page }) => {
  const answer = await holdRequests(page, await chunkWith(page, '/search/', 'Type a command, a method'));
  await page.goto('/search/', { waitUntil: 'commit' });
  const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(spinner).toBeVisible();
  answer('abort');
  const box = errorBox(page, 'This page could not be loaded.');
  await expect(box).toContainText('Failed to load chunk');

  answer('wait');
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(spinner).toBeVisible();
  answer('continue');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('a page module without default export is a named error', { tag: '@full' }, async ({ page }) => {
  const chunk = await chunkWith(page, '/search/', 'Type a command, a method');
  await page.route(chunk, async (route) => {
    const code = await (await fetch(route.request().url())).text();
    await route.fulfill({ contentType: 'text/javascript', body: code.replace('"default"', '"other"') });
  });
  await page.goto('/search/');
  await expect(errorBox(page, 'This page crashed.')).toContainText(
    "The page component at /search doesn't have a default export.",
  );
});
