import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { followLink, hydrated, isMarked, mark, open, title } from './support/navigation';
import { consoleOf } from './support/rpc-console';
import { modalOf, searchButton } from './support/search-modal';
import { expect, test } from './support/test';

// Every kind of file that a page loads, with every kind of failure: the reader sees what is wrong within ten seconds, and
// Retry helps once the network is good again.

test.use({ tolerated: /./, slowFrom: Number.POSITIVE_INFINITY });

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
const tagOf = (failure: string) => (failure === quick || failure === 'another build' ? [] : '@full');

const half = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
};
const failures = {
  'no connection': (route: Route) => route.abort(),
  'status 404': (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
  'status 503': (route: Route) => route.fulfill({ status: 503, body: 'busy' }),
  'a document in its place': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'one half': half,
  'an empty file': async (route: Route) => route.fulfill({ response: await route.fetch(), body: '' }),
  // Never answered: the clock of the page is advanced instead of waiting.
  'no answer': () => {},
};
/** A deployment removes the code of an open page: it stays away until the reader has a document of the new release. */
const removed = 'removed by a deployment';

const anAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /could not be loaded|Unable to fetch results|did not load/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const searchField = (page: Page) => page.getByRole('searchbox');
const anAnswer = (page: Page) => page.locator('main ol a, main ul a').first();

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

const inConsole = {
  at: '/api/getBalance/',
  ask: (page: Page) => button(page, 'Run').click(),
  gets: consoleOf,
};
const inSearch = {
  at: '/search/?q=install',
  ask: (page: Page) => searchField(page).waitFor(),
  gets: anAnswer,
};
const searchPage = {
  at: '/search/?q=install',
  file: chunkWith('Type a command, a method'),
  gets: searchField,
};
const files: Record<string, LoadedFile> = {
  'the search page': searchPage,
  'the search box': {
    at: '/faq/',
    file: chunkWith('DocSearch-Modal'),
    ask: async (page) => {
      await searchButton(page).click();
      await page.keyboard.type('fee');
    },
    // With what was typed before its code was there.
    gets: (page) => modalOf(page).input.and(page.locator('[value=fee]')),
  },
  'the console': { ...inConsole, file: chunkWith('URL of the node') },
  'the data of the console': { ...inConsole, file: '/rpc/getBalance.json' },
  'the search engine': { ...inSearch, file: 'turbopack-worker' },
  'the index': { ...inSearch, file: '/search-index/core.json' },
};

/** The scripts in a document. */
const scriptsIn = (document: string) =>
  Array.from(readFileSync(document, 'utf8').matchAll(/<script src="([^"]+)" async/g), ([, src = '']) => src);
/** Those of every document. The others have the code of the layout and the page, for which React waits. */
const common = scriptsIn('out/404.html');
for (const at of ['/faq/', '/search/'])
  for (const [index, file] of scriptsIn(`out${at}index.html`).entries())
    files[`script ${index + 1} of ${at}`] = { at, file, isFirst: true, gets: title };

/** Opens a page and asks for a file that does not come, and lets ten seconds pass until the page reports it. */
async function askInVain(page: Page, { at, ask, isFirst }: LoadedFile, shown: Locator): Promise<void> {
  await page.goto(at, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  if (!isFirst) await hydrated(page);
  await ask?.(page);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

for (const [what, loaded] of Object.entries(files))
  for (const [failure, answer] of Object.entries({ ...failures, [removed]: failures['status 404'] })) {
    const { at, file, gets, isFirst } = loaded;
    // Data keep their names.
    if (failure === removed && file.endsWith('.json')) continue;
    const tag = common.includes(file) || (isFirst && at !== '/faq/') ? '@full' : tagOf(failure);
    test(`${what}: ${failure}`, { tag }, async ({ page }) => {
      await page.clock.install();
      let isBad = true;
      await page.route(
        (url) => url.pathname.includes(file),
        (route) => (isBad ? answer(route) : route.continue()),
      );
      const retry = button(page, 'Retry').first();
      await askInVain(page, loaded, retry);
      await expect(anAlert(page).first()).toBeVisible();
      await expect(page.getByText('Loading…')).toBeHidden();

      if (failure === removed)
        page.on('request', (request) => {
          if (request.isNavigationRequest()) isBad = false;
        });
      else isBad = false;
      // Code that comes later may load the file again by itself, and then nothing is left to retry.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1000 });
        await expect(anAlert(page)).toHaveCount(0, { timeout: 5000 });
      }).toPass();
      // Retry may load the document again.
      if (isFirst) await hydrated(page);
      await expect(gets(page)).toBeVisible({ timeout: 30_000 });
      await expect(anAlert(page)).toHaveCount(0);
    });
  }

test('a late page has a spinner, and an alert after ten seconds', async ({ page }) => {
  await page.clock.install();
  const answer = await holdRequests(page, (url) => url.pathname.includes(searchPage.file));
  await page.goto(searchPage.at, { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await askInVain(page, searchPage, anAlert(page));
  answer('continue');
  await expect(anAlert(page)).toHaveCount(0);
  await expect(searchField(page)).toBeVisible();
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

test('a page whose code a deployment removed is loaded as a document', async ({ page }) => {
  await open(page, '/faq/');
  let isRemoved = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isRemoved = false;
  });
  const file = chunkWith('"/search",load');
  await page.route(`**/${file}`, (route) => (isRemoved ? failures['status 404'](route) : route.continue()));
  await followLink(page, '/search/?q=install');
  await expect(searchField(page)).toHaveValue('install');
  expect(isRemoved).toBe(false);
});

test('without its styles a page reports it and answers', async ({ page }) => {
  await page.route('**/*.css', failures['no connection']);
  await open(page, '/faq/');
  const banner = 'This site did not load properly.Its styles could not be loaded. Reload the page.';
  await expect(page.locator('#base-url-banner')).toHaveText(banner);
  await page.getByRole('link', { name: 'CLI', exact: true }).first().click();
  await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
});

const ofAnotherBuild = (route: Route) => {
  const body = readFileSync(`out${new URL(route.request().url()).pathname}`, 'utf8');
  const other = body.replaceAll(/"(b|buildId)":"[^"]+"/g, '"$1":"of-another-build"');
  return route.fulfill({ body: other, contentType: 'text/plain' });
};
for (const [failure, answer] of Object.entries({ ...failures, 'another build': ofAnotherBuild }))
  test(`the data of the next page: ${failure}; the browser loads its document`, {
    tag: tagOf(failure),
  }, async ({ page }) => {
    const isWaiting = failure === 'no answer';
    // A clock of its own has no record of the document that was loaded.
    if (isWaiting) await page.clock.install();
    await page.route((url) => url.pathname.endsWith('.txt'), answer);
    await open(page, '/what-is-a-validator/');
    await mark(page);
    await page.locator('a[rel=next]').click();
    if (isWaiting) await page.clock.fastForward(10_000);
    await expect(title(page)).toHaveText('What is an RPC node?');
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await expect(title(page)).toHaveText('What is a validator?');
  });
