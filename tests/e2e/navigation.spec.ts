import { readFileSync } from 'node:fs';
import type { Locator, Route } from '@playwright/test';
import { isMarked, mark, open, scrolled, settled, sidebarLink, title } from './support/navigation';
import { addressOfOtherWindow } from './support/other-window';
import { linkOf, routes } from './support/routes';
import { expect, test } from './support/test';

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
});

test('links in the text and the sidebar, the logo and breadcrumbs switch the same way', async ({ page }) => {
  await open(page, '/cli/wallets/hardware/ledger/');
  await mark(page);
  const steps = [
    [sidebarLink(page, '/cli/intro'), 'Introduction to the OpenOS CLI'],
    [page.locator('header > a'), 'Openverse documentation'],
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

test('every form of an address is left by a soft switch', async ({ page }) => {
  for (const form of ['/faq', '/faq/', '/faq.html', '/faq/index.html']) {
    await open(page, form);
    await mark(page);
    await page.locator('a[rel=next]').click();
    await expect(title(page)).toHaveText('Backward compatibility policy');
    await page.goBack();
    await expect(title(page)).toHaveText('Frequently asked questions');
    expect(await isMarked(page), form).toBe(true);
  }
});

// Where the network fails, a document would fail too: offline.spec.ts.
test.describe('a page without data of its own is loaded by the browser', { tag: '@widths' }, () => {
  test.use({
    tolerated: /^(failed|status 404): .*\.txt|^console: Failed to (fetch RSC payload|load resource)/,
  });

  for (const [name, fail] of [
    ['when its data is not there', (route: Route) => route.fulfill({ status: 404, body: 'gone' })],
    ['when the data is nonsense', (route: Route) => route.fulfill({ body: '<!doctype html><p>fallback' })],
  ] as const) {
    test(name, async ({ page }) => {
      await page.route((url) => url.pathname.endsWith('.txt'), fail);
      await open(page, '/what-is-a-validator/');
      await mark(page);
      await page.locator('a[rel=next]').click();
      await expect(title(page)).toHaveText('What is an RPC node?');
      await expect(page).toHaveURL(/\/what-is-an-rpc-node\/?$/);
      expect(await isMarked(page), 'a document was loaded').toBe(false);
    });
  }
});

test('a page of another build is loaded as a document', async ({ page }) => {
  await page.route(
    (url) => url.pathname.endsWith('.txt'),
    async (route) => {
      const file = `out${new URL(route.request().url()).pathname}`;
      const body = readFileSync(file, 'utf8').replaceAll(/"(b|buildId)":"[^"]+"/g, '"$1":"of-another-build"');
      await route.fulfill({ body, contentType: 'text/plain' });
    },
  );
  await open(page, '/what-is-a-validator/');
  await mark(page);
  await sidebarLink(page, '/faq').click();
  await expect(title(page)).toHaveText('Frequently asked questions');
  expect(await isMarked(page)).toBe(false);
});

test.describe('clicks that mean something else', () => {
  const ways: [string, Parameters<Locator['click']>[0]][] = [
    ['Ctrl', { modifiers: ['Control'] }],
    ['middle', { button: 'middle' }],
    ['Shift', { modifiers: ['Shift'] }],
  ];
  for (const [name, options] of ways) {
    test(`a ${name} click opens another window and leaves the page`, async ({ page }) => {
      await open(page, '/what-is-a-validator/');
      await mark(page);
      const address = await addressOfOtherWindow(page, () => sidebarLink(page, '/faq').click(options));
      expect(new URL(address).pathname).toBe('/faq/');
      expect(await isMarked(page)).toBe(true);
      await expect(title(page)).toHaveText('What is a validator?');
      await expect(page).toHaveURL(/what-is-a-validator/);
    });
  }

  test('a file is left to the browser', async ({ page }) => {
    await open(page, '/faq/');
    const file = page.waitForRequest((request) => request.isNavigationRequest());
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/sitemap.xml', textContent: 'file' });
      document.querySelector('.prose')?.prepend(link);
      link.click();
    });
    expect((await file).url()).toMatch(/\/sitemap\.xml$/);
  });
});

test.describe('links to elsewhere', () => {
  test.use({ tolerated: /^left the origin: https:\/\/github\.com/ });

  test('an external link is left to the browser', { tag: '@widths' }, async ({ page, context }) => {
    await context.route('https://github.com/**', (route) =>
      route.fulfill({ body: '<h1>elsewhere</h1>', contentType: 'text/html' }),
    );
    await open(page, '/faq/');
    const link = page.locator('header').getByRole('link', { name: 'GitHub' });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await link.hover();
    await link.click();
    await expect(title(page)).toHaveText('elsewhere');
  });
});

test('titles are unique and say where the page belongs', async ({ page }) => {
  const titles: string[] = [];
  for (const route of routes) {
    const html = await (await page.request.get(linkOf(route))).text();
    titles.push(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(new Set(titles).size).toBe(titles.length);
  for (const each of titles) expect(each).toContain('Openverse documentation');
});

test('a page that a link leads to is first laid out where it is in sight, then whole', async ({ page }) => {
  await open(page, '/faq/');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const last = document.querySelector('.prose > :last-child')?.firstElementChild;
      // After the layout of the frame, which decides what is left out.
      const note = () => {
        const isThere = last?.checkVisibility({ contentVisibilityAuto: true });
        dataset.testArrivals = `${dataset.testArrivals ?? ''}${isThere ? 'whole' : 'in part'}, `;
      };
      requestAnimationFrame(() => setTimeout(note));
    }).observe(document.documentElement, { attributeFilter: ['data-arriving'] });
  });
  const arrivals = () => page.evaluate(() => document.documentElement.dataset.testArrivals);
  await sidebarLink(page, '/backwards-compatibility').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expect.poll(arrivals).toBe('in part, whole, ');
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await settled(page);
  expect(await arrivals(), 'Back needs all heights at once').toBe('in part, whole, ');
});
