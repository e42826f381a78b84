import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { site } from '../../content/site';
import { devSite } from './support/dev-site';
import { isMarked, mark, open, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';

/** The page that is edited while it is open, its title, and where it is scrolled to. */
const file = 'content/faq.md';
const heading = 'Frequently asked questions';
const position = 900;
/** Another page. */
const other = 'content/cli/install.mdx';

// One server for all of them. What an edit leads to takes as long as the machine needs to compile it, so what follows
// is waited for without a limit but the test's.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => devSite.start({ '/old/questions': '/faq#tokens' }));
// The first answer compiles the site.
test.beforeAll(async () => {
  await (await fetch(`${devSite.origin}/faq/`)).text();
});
test.afterAll(() => devSite.stop());
test.afterEach(async () => {
  for (const changed of [file, other]) await writeFile(devSite.path(changed), await readFile(changed));
});

/** Changes a file of the copy. */
async function edit(changed: string, change: (text: string) => string): Promise<void> {
  await writeFile(devSite.path(changed), change(await readFile(devSite.path(changed), 'utf8')));
}

const append = (text: string) => edit(file, (before) => `${before}\n\n${text}\n`);

const fresh = devSite.path('content/fresh.mdx');
const freshLine = '{ "path": "/fresh" }, ';
const freshLink = (page: Page) => page.locator('#side-panel').getByRole('link', { name: 'A fresh page' });

/** Adds a page and its line in the sidebar. */
async function addFresh(): Promise<void> {
  const description = 'A page that was added while the server runs. '.repeat(2);
  await writeFile(fresh, `---\ntitle: A fresh page\ndescription: ${description}\n---\n\nFresh text.\n`);
  await edit('content/sidebars.json', (text) => text.replace('{ "path": "/faq"', `${freshLine}$&`));
}

/** Opens a page, waits until it listens for changes, scrolls down and marks the document. */
async function read(page: Page, route = '/faq/'): Promise<void> {
  const listening = page.waitForResponse('**/content-events/', { timeout: 0 });
  await open(page, devSite.origin + route);
  await listening;
  await page.evaluate((top) => scrollTo(0, top), position);
  await mark(page);
}

/** The page was changed in place: same document, same position. */
async function expectInPlace(page: Page): Promise<void> {
  expect(await isMarked(page), 'no document was loaded').toBe(true);
  expect(Math.abs((await scrolled(page)) - position)).toBeLessThanOrEqual(2);
}

const bar = (page: Page) => page.getByRole('alert', { name: 'Problems of this page' });
const count = (page: Page) => page.locator('summary', { hasText: 'elsewhere' });

/**
 * Makes a mistake while a page is read that shows what the file holds. The page stays as it was, below the place of the
 * mistake, and is as before when the mistake is taken back.
 */
async function expectMistake(
  page: Page,
  { changed = file, mistake, place, isShown }: Mistake,
): Promise<void> {
  const good = await readFile(devSite.path(changed));
  const text = await page.locator('article .prose').textContent();
  await edit(changed, mistake);
  const link = bar(page).getByRole('link', { name: place }).first();
  await expect(link).toHaveAttribute('href', /^vscode:\/\/file\/.*:\d+:\d+$/, { timeout: 0 });
  if (!isShown) expect(await page.locator('article .prose').textContent()).toBe(text);
  await writeFile(devSite.path(changed), good);
  await bar(page).waitFor({ state: 'detached' });
  await expectInPlace(page);
}

interface Mistake {
  /** The file, if it is not that of the page. */
  changed?: string;
  /** The file with a mistake. */
  mistake: (text: string) => string;
  /** Whether the page can be shown with the mistake. */
  isShown?: true;
  /** How the bar names the place. */
  place: RegExp;
}

/** A mistake of each kind, on the page that shows what the file holds. */
const mistakes: Record<string, Mistake & { route?: string }> = {
  'a misspelt key of the front matter': {
    mistake: (text) => text.replace('description', 'descripton'),
    place: /faq\.md:3:1$/,
  },
  'front matter without a description': {
    mistake: (text) => text.replace(/^description: .*\n/m, ''),
    place: /faq\.md:1:1$/,
  },
  'a tab in the YAML': {
    mistake: (text) => text.replace('description: ', 'description:\n\t'),
    place: /faq\.md:\d+:\d+$/,
  },
  'an unknown component': { mistake: (text) => `${text}\n<Nonsense />\n`, place: /faq\.md:\d+:1$/ },
  'an unknown variable': { mistake: (text) => `${text}\nThe [[no.value]].\n`, place: /faq\.md:\d+:5$/ },
  'a link to no page': {
    isShown: true,
    mistake: (text) => `${text}\n[Nowhere](/nowhere)\n`,
    place: /faq\.md:\d+:1$/,
  },
  'a heading that occurs twice': {
    mistake: (text) => `${text}\n## The network\n`,
    place: /faq\.md:\d+:1$/,
  },
  'a picture that is not there': {
    mistake: (text) => `${text}\n![A picture](/no-picture.svg)\n`,
    place: /faq\.md:\d+:1$/,
  },
  'a network value that is not YAML': {
    changed: 'content/network.json',
    mistake: (text) => text.replace(',', ''),
    place: /network\.json:\d+:\d+$/,
  },
  'a misspelt key of a sidebar': {
    changed: 'content/sidebars.json',
    mistake: (text) => text.replace('"label"', '"lable"'),
    place: /sidebars\.json:\d+:\d+$/,
  },
  'a fact without a value': {
    changed: 'content/facts/clock.json',
    mistake: (text) => text.replace('"value"', '"vallue"'),
    place: /clock\.json:\d+:\d+$/,
  },
  'a command without a summary': {
    route: '/cli/usage/',
    changed: 'content/cli/_reference/openos/transfer.json',
    mistake: (text) => text.replace('"summary"', '"sumary"'),
    place: /transfer\.json:\d+:\d+$/,
  },
  'an RPC method that is not JSON': {
    route: '/api/getBalance/',
    changed: 'content/rpc/methods/getBalance.json',
    mistake: (text) => text.replace(',', ',,'),
    place: /getBalance\.json:\d+:\d+$/,
  },
  'a region of a recipe without an end': {
    route: '/Transactions/SendSOL/',
    changed: 'content/recipes/Transactions/SendSOL/send-btg.ts',
    mistake: (text) => `${text}\n// #region open\n`,
    place: /send-btg\.ts:\d+:\d+$/,
  },
};

test.describe('the development server', { tag: '@dev' }, () => {
  test('hydrates without a warning, for all choices of the reader', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript((id) => {
      const chosen = {
        theme: 'dark',
        'docusaurus.tab.os': 'windows',
        'docusaurus.tab.language': 'python',
        'docusaurus.announcement.id': id,
        'docusaurus.announcement.dismiss': 'true',
      };
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
      sessionStorage.setItem('masterSidebar', '50');
      sessionStorage.setItem('masterSidebar/Command Line Tools', 'open');
      sessionStorage.setItem('masterSidebar/Introduction', 'closed');
    }, site.themeConfig.announcement?.id ?? '');
    for (const address of ['/cli/install/', '/faq/', '/api/getBalance/', '/search/?q=stake']) {
      await open(page, devSite.origin + address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
  });

  test('shows a new page and its line in the sidebar, until it is deleted', { tag: '@full' }, async ({
    page,
  }) => {
    await read(page);
    await addFresh();
    await freshLink(page).waitFor();
    await expectInPlace(page);
    await freshLink(page).click();
    await title(page).getByText('A fresh page').waitFor();
    await page.goBack();
    await edit('content/sidebars.json', (text) => text.replace(freshLine, ''));
    await rm(fresh);
    await freshLink(page).waitFor({ state: 'detached' });
    await expect(title(page)).toHaveText(heading);
    await expectInPlace(page);
  });

  test('shows an edit in the open page, and stays as it was while there is a mistake', async ({ page }) => {
    await read(page);
    await append('A sentence that was not there before.');
    await page.getByText('A sentence that was not there before.').waitFor();
    await expectInPlace(page);
    await expectMistake(page, {
      mistake: (text) => `${text}\n\nA <Nonsense>.\n`,
      place: /faq\.md:\d+:3$/,
    });
    await expect(page.getByRole('link', { name: 'Open in the editor' })).toHaveAttribute(
      'href',
      /faq\.md:1:1$/,
    );
  });

  test('counts the mistakes of another page, in a list that opens', async ({ page }) => {
    await read(page);
    await edit(other, (text) => `${text}\n[Nowhere](/nowhere)\n[[no.value]]\n`);
    // The check begins when a page was asked for.
    await expect(count(page)).toHaveText('2 problems elsewhere', { timeout: 0 });
    await expectInPlace(page);
    await count(page).click();
    await expect(page.getByRole('link', { name: /cli\/install\.mdx:\d+:1/ })).toHaveCount(2);
    await expect(page.getByText('the link to /nowhere does not lead to a page')).toBeVisible();
    const printed = () => devSite.printed().split('the link to /nowhere does not lead to a page').length - 1;
    expect(printed(), 'printed once').toBe(1);
    await writeFile(devSite.path(other), await readFile(other));
    await count(page).waitFor({ state: 'detached' });
  });

  test('reports a page that cannot be read, and not the links to it', async ({ page }) => {
    const title = 'A page that is being written';
    await read(page);
    await writeFile(fresh, `---\ntitle: ${title}\n---\n\nFresh text.\n`);
    await append('See [the new page](/fresh#part).');
    await expect(count(page)).toHaveText('1 problem elsewhere', { timeout: 0 });
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'the new page' }).click();
    await bar(page)
      .getByRole('link', { name: /fresh\.mdx:1:1$/ })
      .waitFor();
    const description = 'A page that was added while the server runs. '.repeat(2);
    await writeFile(
      fresh,
      `---\ntitle: ${title}\ndescription: ${description}\nsidebar: false\n---\n\nFresh text.\n`,
    );
    await page.getByText('Fresh text.').waitFor();
    await expect(page.locator('h1')).toHaveText(title);
    await bar(page).waitFor({ state: 'detached' });
    await rm(fresh);
  });

  for (const [kind, { route = '/faq/', ...mistake }] of Object.entries(mistakes)) {
    test(`shows ${kind} in the page, which stays`, { tag: '@full' }, async ({ page }) => {
      await read(page, route);
      await expectMistake(page, mistake);
    });
  }

  test.describe('at an address without a page', () => {
    // React warns of a script in a page that the browser renders, which an export does not do.
    test.use({ tolerated: /./ });

    test('answers addresses for which an export has files', { tag: '@full' }, async ({ page }) => {
      const markdown = await fetch(`${devSite.origin}/faq.md`);
      expect(markdown.headers.get('content-type')).toContain('text/markdown');
      expect(await markdown.text()).toContain(`# ${heading}\n`);
      const moved = await fetch(`${devSite.origin}/old/questions/`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([307, '/faq#tokens']);
      for (const name of ['favicon.ico', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest']) {
        expect((await fetch(`${devSite.origin}/${name}`)).status, name).toBe(200);
      }
      expect((await page.goto(`${devSite.origin}/nowhere/`))?.status()).toBe(404);
      await expect(title(page)).toHaveText('Page not found');
    });
  });

  test('shows a changed value of the data', { tag: '@full' }, async ({ page }) => {
    await append('The version is [[software.version]] now.');
    await read(page);
    await page.getByText(/The version is \d+\.\d+\.\d+ now/).waitFor();
    await edit('content/network.json', (text) => text.replace(/("version": )"[\d.]+"/, '$1"77.7.7"'));
    await page.getByText('The version is 77.7.7 now').waitFor();
    await expectInPlace(page);
  });

  test('shows an edit made while the page loads', { tag: '@full' }, async ({ page }) => {
    const change = async () => append('Written while nobody listened.');
    await page.route('**/content-events/', (route) => change().then(() => route.continue()), { times: 1 });
    await open(page, `${devSite.origin}/faq/`);
    await page.getByText('Written while nobody listened.').waitFor();
  });
});
