import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { isMarked, mark, open, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';

// lib/browser/link-target.test.ts has all kinds of clicks and links.
// Links of the sidebar and the navbar: sidebar.spec.ts; the logo and the footer: offline.spec.ts.

test('a link switches pages without loading a document', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/what-is-a-validator/');
  await mark(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('What is an RPC node?');
  await expect(page).toHaveURL(/\/what-is-an-rpc-node\/$/);
  await expect(page).toHaveTitle('What is an RPC node? | Openverse documentation');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/what-is-an-rpc-node$/);
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => scrolled(page), 'a new page starts at its top').toBe(0);
  // What is below the window comes after the first frame.
  const headings = readFileSync('out/what-is-an-rpc-node/index.html', 'utf8').match(/<h2/g) ?? [];
  expect(headings.length).toBeGreaterThan(2);
  await expect(page.locator('article h2')).toHaveCount(headings.length);
});

test('a link to the open page scrolls to its top', async ({ page }) => {
  await open(page, '/faq/');
  await mark(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('aside a[aria-current=page][href="/faq/"]').click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test.describe('the browser loads the document', () => {
  test.use({
    tolerated:
      /^(failed|status (404|503)): .*\.txt|^console: Failed to (fetch RSC payload|load resource)|React error #412/,
  });

  const ofAnotherBuild = (route: Route) => {
    const body = readFileSync(`out${new URL(route.request().url()).pathname}`, 'utf8');
    return route.fulfill({
      body: body.replaceAll(/"(b|buildId)":"[^"]+"/g, '"$1":"of-another-build"'),
      contentType: 'text/plain',
    });
  };
  const cut = (route: Route) => {
    const body = readFileSync(`out${decodeURI(new URL(route.request().url()).pathname)}`, 'utf8');
    return route.fulfill({ body: body.slice(0, body.length / 2), contentType: 'text/plain' });
  };
  for (const [name, tag, answer] of [
    ['the request for its data fails', '@widths', (route: Route) => route.abort()],
    ['the server fails', '@full', (route: Route) => route.fulfill({ status: 503, body: 'busy' })],
    ['there are no data', '@widths', (route: Route) => route.fulfill({ status: 404, body: 'gone' })],
    [
      'the data are not data',
      '@full',
      (route: Route) => route.fulfill({ body: '<!doctype html><p>fallback' }),
    ],
    ['the data are empty', '@full', (route: Route) => route.fulfill({ body: '', contentType: 'text/plain' })],
    ['the data are of another build', '@full', ofAnotherBuild],
    ['the data are cut', '@widths', cut],
    ['there is no answer within ten seconds', '@full', () => {}],
  ] as const) {
    test(`of a page if ${name}`, { tag }, async ({ page }) => {
      // A clock of its own has no record of the document that was loaded.
      const isWaiting = name.startsWith('there is no answer');
      if (isWaiting) await page.clock.install();
      await page.route((url) => url.pathname.endsWith('.txt'), answer);
      await open(page, '/what-is-a-validator/');
      await mark(page);
      await page.locator('a[rel=next]').click();
      if (isWaiting) await page.clock.fastForward(10_000);
      await expect(title(page)).toHaveText('What is an RPC node?');
      await expect(page).toHaveURL(/\/what-is-an-rpc-node\/?$/);
      expect(await isMarked(page)).toBe(false);
    });
  }
});
