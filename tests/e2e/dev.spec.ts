import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { site } from '../../content/site';
import { devSite } from './support/dev-site';
import { isMarked, mark, open, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';

/** The page that is edited while it is open, its title, and where it is scrolled to. */
const file = 'content/faq.mdx';
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
const freshLine = "{ type: 'doc', path: '/fresh' }, ";
const freshLink = (page: Page) => page.locator('#side-panel').getByRole('link', { name: 'A fresh page' });

/** Adds a page and its line in the sidebar. */
async function addFresh(): Promise<void> {
  const description = 'A page that was added while the server runs. '.repeat(2);
  await writeFile(fresh, `---\ntitle: A fresh page\ndescription: ${description}\n---\n\nFresh text.\n`);
  await edit('content/sidebars.ts', (text) => text.replace("{ type: 'doc', path: '/faq'", `${freshLine}$&`));
}

/** Opens the page, waits until it listens for changes, scrolls down and marks the document. */
async function read(page: Page): Promise<void> {
  const listening = page.waitForResponse('**/content-events/', { timeout: 0 });
  await open(page, `${devSite.origin}/faq/`);
  await listening;
  await page.evaluate((top) => scrollTo(0, top), position);
  await mark(page);
}

/** The page was changed in place: same document, same position. */
async function expectInPlace(page: Page): Promise<void> {
  expect(await isMarked(page), 'no document was loaded').toBe(true);
  expect(Math.abs((await scrolled(page)) - position)).toBeLessThanOrEqual(2);
}

/** Makes a mistake, which the open page shows in its place, and takes it back. */
async function expectMistake(page: Page, mistake: (text: string) => string, place: RegExp): Promise<void> {
  const good = await readFile(devSite.path(file));
  await edit(file, mistake);
  const shown = page.locator('main').getByText(place);
  await shown.waitFor();
  await expect(page.locator('main')).toContainText('in the content');
  await writeFile(devSite.path(file), good);
  await shown.waitFor({ state: 'detached' });
  await title(page).getByText(heading).waitFor();
}

test.describe('the development server', { tag: '@dev' }, () => {
  test('hydrates without a warning, whatever the reader has chosen', { tag: '@full' }, async ({ page }) => {
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
    await edit('content/sidebars.ts', (text) => text.replace(freshLine, ''));
    await rm(fresh);
    await freshLink(page).waitFor({ state: 'detached' });
    await expect(title(page)).toHaveText(heading);
    await expectInPlace(page);
  });

  test.describe('where something is wrong', () => {
    test.use({ tolerated: /./ });

    test('shows an edit in the open page, and a mistake with its place until it is fixed', async ({
      page,
      complaints,
    }) => {
      await read(page);
      await append('A sentence that was not there before.');
      await page.getByText('A sentence that was not there before.').waitFor();
      await expectInPlace(page);
      expect(complaints).toEqual([]);
      await expectMistake(page, (text) => `${text}\n\nA <Nonsense>.\n`, /faq\.mdx:\d+:3 /);
    });

    test('shows a mistake in the front matter with its place until it is fixed', { tag: '@full' }, async ({
      page,
    }) => {
      await read(page);
      await expectMistake(page, (text) => text.replace('description', 'descripton'), /faq\.mdx:3:1 /);
    });

    test('shows the pages without a mistake, and prints that of another one', { tag: '@full' }, async ({
      page,
    }) => {
      await edit(other, (text) => `${text}\n[Nowhere](/nowhere)\n`);
      await read(page);
      await expect.poll(devSite.printed).toContain('the link to /nowhere leads to no page');
      await expect(title(page)).toHaveText(heading);
    });

    test('answers what an export has files for', { tag: '@full' }, async ({ page }) => {
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
