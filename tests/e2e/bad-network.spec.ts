import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { hydrated, title } from './support/navigation';
import { consoleOf } from './support/rpc-console';
import { modalOf, searchButton } from './support/search-modal';
import { expect, test } from './support/test';

// Every kind of file that a page loads, with every kind of failure: the reader sees what is wrong within ten seconds, and
// Retry helps once the network is good again. Page data that fail lead to a load of the document: navigation.spec.ts.

test.use({ tolerated: /./, actionTimeout: 5000 });

const chunks = 'out/_next/static/chunks';

/** The file of code that contains a text. */
function chunkWith(text: string): string {
  const found = readdirSync(chunks).find(
    (name) => name.endsWith('.js') && readFileSync(`${chunks}/${name}`, 'utf8').includes(text),
  );
  if (found === undefined) throw new Error(`No chunk contains "${text}".`);
  return found;
}

/** The failure that `npm test` tries with each file; `npm run test:full` tries all others. */
const quick = 'a document in its place';

const failures = {
  'no connection': (route: Route) => route.abort(),
  'status 404': (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
  'status 503': (route: Route) => route.fulfill({ status: 503, body: 'busy' }),
  'a document in its place': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'one half': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'an empty file': async (route: Route) => route.fulfill({ response: await route.fetch(), body: '' }),
  // Never answered: the clock of the page is advanced instead of waiting.
  'no answer': () => {},
};

const anAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /could not be loaded|Unable to fetch results|did not load/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface LoadedFile {
  /** The page that loads it. */
  at: string;
  /** A part of its address. */
  file: string;
  /** Whether the page does nothing without it. */
  isFirst?: true;
  /** What a reader does to get it. */
  ask?: (page: Page) => Promise<unknown>;
  /** What they get. */
  gets: (page: Page) => Locator;
}

const files: Record<string, LoadedFile> = {
  'a script of the page': { at: '/faq/', file: chunkWith('earlyKeys'), isFirst: true, gets: title },
  'a script of the search page': {
    at: '/search/?q=install',
    file: chunkWith('earlyKeys'),
    isFirst: true,
    gets: (page) => page.getByRole('searchbox'),
  },
  'the runtime of the scripts': {
    at: '/faq/',
    file: readdirSync(chunks).find((name) => /^turbopack-(?!worker)/.test(name)) ?? '',
    isFirst: true,
    gets: title,
  },
  'the search page': {
    at: '/search/?q=install',
    file: chunkWith('Type a command, a method'),
    gets: (page) => page.getByRole('searchbox'),
  },
  'the search box': {
    at: '/faq/',
    file: chunkWith('DocSearch-Modal'),
    ask: (page) => searchButton(page).click(),
    gets: (page) => modalOf(page).input,
  },
  'the console': {
    at: '/api/getBalance/',
    file: chunkWith('URL of the node'),
    ask: (page) => button(page, 'Run').click(),
    gets: consoleOf,
  },
  'the data of the console': {
    at: '/api/getBalance/',
    file: '/rpc/getBalance.json',
    ask: (page) => button(page, 'Run').click(),
    gets: consoleOf,
  },
  'the search engine': {
    at: '/search/?q=install',
    file: 'turbopack-worker',
    ask: (page) => page.getByRole('searchbox').waitFor(),
    gets: (page) => page.locator('main ol a, main ul a').first(),
  },
  'the index': {
    at: '/search/?q=install',
    file: '/search-index/core.json',
    ask: (page) => page.getByRole('searchbox').waitFor(),
    gets: (page) => page.locator('main ol a, main ul a').first(),
  },
};

// A request may still be answered when its test has ended.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const [what, { at, file, isFirst = false, ask = async () => {}, gets }] of Object.entries(files))
  for (const [failure, answer] of Object.entries(failures))
    test(`${what}: ${failure}`, { tag: failure === quick ? [] : '@full' }, async ({ page }) => {
      const matches = (url: URL) => url.pathname.includes(file);
      await page.clock.install();
      let isBad = true;
      await page.route(matches, (route) => (isBad ? answer(route) : route.continue()));
      await page.goto(at, { waitUntil: 'commit' });
      await expect(title(page)).toBeVisible();
      if (!isFirst) await hydrated(page);
      await ask(page);
      const retry = button(page, 'Retry').first();
      const alert = anAlert(page);
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(retry).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 20_000 });
      await expect(alert.first()).toBeVisible();
      await expect(page.getByText('Loading…')).toBeHidden();

      isBad = false;
      await retry.click();
      await expect(async () => {
        // Retry may have loaded the document again.
        await gets(page)
          .waitFor({ timeout: 5000 })
          .catch(() => ask(page));
        await expect(gets(page)).toBeVisible();
      }).toPass({ timeout: 20_000 });
      await expect(alert).toHaveCount(0);
    });

for (const what of ['a script of the page', 'the search page', 'the search box'])
  test(`${what}: late`, { tag: '@full' }, async ({ page }) => {
    const { at = '', file = '', isFirst, ask, gets = title } = files[what] ?? {};
    await page.clock.install();
    const answer = await holdRequests(page, (url) => url.pathname.includes(file));
    await page.goto(at, { waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    if (!isFirst) await hydrated(page);
    await ask?.(page);
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(anAlert(page)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    answer('continue');
    await expect(anAlert(page), 'what arrives is shown').toHaveCount(0);
    await hydrated(page);
    await expect(gets(page)).toBeVisible();
  });

for (const part of [0.1, 0.5, 0.75, 0.95])
  test(`the document, of which ${part} arrive`, { tag: part === 0.75 ? [] : '@full' }, async ({ page }) => {
    let documents = 0;
    await page.route(
      (url) => url.pathname === '/faq/',
      async (route) => {
        documents += 1;
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({ response, body: body.subarray(0, body.length * part) });
      },
    );
    await page.goto('/faq/');
    await expect(anAlert(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents, 'it is not loaded again and again').toBe(1);
    await page.unrouteAll();
    await button(page, 'Retry').click();
    await hydrated(page);
    await expect(title(page)).toHaveText('Frequently asked questions');
    await expect(anAlert(page)).toHaveCount(0);
  });

for (const [failure, answer] of Object.entries(failures).filter(([name]) => name !== 'no answer'))
  test(`the styles: ${failure}`, { tag: failure === quick ? [] : '@full' }, async ({ page }) => {
    await page.route((url) => url.pathname.endsWith('.css'), answer);
    await page.goto('/faq/');
    await hydrated(page);
    await expect(title(page)).toBeVisible();
    if (failure !== 'one half') await expect(anAlert(page)).toBeVisible();
    await page.getByRole('link', { name: 'CLI', exact: true }).first().click();
    await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
  });

for (const what of ['the search box', 'the console', 'the answer to a query'])
  test(`offline after load: ${what}`, { tag: '@full' }, async ({ page, context }) => {
    const { at = '/search/', ask, gets = files['the index']?.gets } = files[what] ?? {};
    await page.goto(at);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await (ask?.(page) ?? page.getByRole('searchbox').fill('stake'));
    await expect(anAlert(page)).toBeVisible();
    await context.setOffline(false);
    await button(page, 'Retry').first().click();
    await expect(gets?.(page) ?? page.locator('html')).toBeVisible();
    await expect(anAlert(page)).toHaveCount(0);
  });
