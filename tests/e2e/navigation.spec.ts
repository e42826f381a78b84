import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { isMarked, mark, open, recordPageData, scrolled, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

// What a click on a link asks for is decided in components/site/navigation.tsx; link-target.test.ts has all kinds of clicks.

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

test('links in the text and the sidebar, the logo and breadcrumbs switch the same way', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/cli/wallets/hardware/ledger/');
  await mark(page);
  const steps = [
    [sidebarLink(page, '/cli/intro'), 'Introduction to the OpenOS CLI'],
    [page.locator('header > a[href="/"]'), 'Openverse documentation'],
    [page.locator('header nav').getByRole('link', { name: 'CLI' }), 'The OpenOS command-line tool suite'],
    [page.locator('.prose a[href="/cli/install/"]').first(), 'Install the OpenOS CLI'],
    [
      page.locator('footer').getByRole('link', { name: 'Command Line' }),
      'The OpenOS command-line tool suite',
    ],
  ] as const;
  for (const [link, name] of steps) {
    await link.click();
    await expect(title(page)).toHaveText(name);
  }
  expect(await isMarked(page)).toBe(true);
});

// Where the network fails, a document would fail too: offline.spec.ts.
test.describe('the browser loads the document', () => {
  test.use({
    tolerated: /^(failed|status 404): .*\.txt|^console: Failed to (fetch RSC payload|load resource)/,
  });

  const ofAnotherBuild = (route: Route) => {
    const body = readFileSync(`out${new URL(route.request().url()).pathname}`, 'utf8');
    return route.fulfill({
      body: body.replaceAll(/"(b|buildId)":"[^"]+"/g, '"$1":"of-another-build"'),
      contentType: 'text/plain',
    });
  };
  for (const [name, tag, answer] of [
    ['there are no data', '@widths', (route: Route) => route.fulfill({ status: 404, body: 'gone' })],
    [
      'the data are not data',
      '@full',
      (route: Route) => route.fulfill({ body: '<!doctype html><p>fallback' }),
    ],
    ['the data are of another build', '@full', ofAnotherBuild],
  ] as const) {
    test(`of a page if ${name}`, { tag }, async ({ page }) => {
      await page.route((url) => url.pathname.endsWith('.txt'), answer);
      await open(page, '/what-is-a-validator/');
      await mark(page);
      await page.locator('a[rel=next]').click();
      await expect(title(page)).toHaveText('What is an RPC node?');
      await expect(page).toHaveURL(/\/what-is-an-rpc-node\/?$/);
      expect(await isMarked(page)).toBe(false);
    });
  }
});

test('a Ctrl click is left to the browser, and so is a link to a file', async ({ page }) => {
  await open(page, '/what-is-a-validator/');
  const asked = recordPageData(page);
  // Reported after all listeners of the document, and kept from the browser: each opens windows in a way of its own.
  const isPrevented = await sidebarLink(page, '/cli/intro').evaluate((link) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let prevented: boolean | undefined;
    addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(click);
    return prevented;
  });
  expect(isPrevented).toBe(false);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/cli/intro/');
  await expect(page).toHaveURL(/what-is-a-validator/);

  const file = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/sitemap.xml', textContent: 'file' });
    document.querySelector('.prose')?.prepend(link);
    link.click();
  });
  expect((await file).url()).toMatch(/\/sitemap\.xml$/);
});
