import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { type DevSite, startDevSite } from './support/dev-site';
import { isMarked, mark, open, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';

/** The page that is edited while it is open, and where it is scrolled to. */
const page1 = 'content/faq.mdx';
const position = 900;

let site: DevSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDevSite({ '/old/questions': '/faq#tokens' });
});
test.afterAll(async () => site?.stop());

/** Changes a file of the copy. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(site.path(file), 'utf8');
  const after = change(before);
  expect(after, `the edit of ${file} changes it`).not.toBe(before);
  await writeFile(site.path(file), after);
}

/** Opens a page, waits until it hears of changes, scrolls down and marks the document. */
async function read(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse('**/content-events/', { timeout: 120_000 });
  await open(page, site.origin + address);
  await listening;
  await page.evaluate((top) => scrollTo(0, top), position);
  await mark(page);
}

/** The page was changed in place: same document, same position. */
async function expectInPlace(page: Page): Promise<void> {
  expect(await isMarked(page), 'no document was loaded').toBe(true);
  expect(Math.abs((await scrolled(page)) - position)).toBeLessThanOrEqual(2);
}

test.describe('under the development server', { tag: '@dev' }, () => {
  test.setTimeout(300_000);
  // Compiling on demand, and all pages anew where a typed file changed, takes its time on a busy machine.
  const slow = { timeout: 120_000 };

  test('answers what an export has files for: Markdown, and addresses that pages have had', async ({
    request,
  }) => {
    const markdown = await request.get(`${site.origin}/faq.md`);
    expect(markdown.headers()['content-type']).toContain('text/markdown');
    expect(await markdown.text()).toContain('# Frequently asked questions\n');
    const moved = await request.get(`${site.origin}/old/questions/`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([307, '/faq#tokens']);
  });

  test('an edit shows in the open page', async ({ page }) => {
    await read(page, '/faq/');
    await edit(page1, (text) => `${text}\n\nA sentence that was not there before.\n`);
    await expect(page.getByText('A sentence that was not there before.')).toBeAttached(slow);
    await expectInPlace(page);
  });

  test('a new page and its line in the sidebar show', async ({ page }) => {
    await read(page, '/faq/');
    await writeFile(
      site.path('content/fresh.mdx'),
      `---\ntitle: A fresh page\ndescription: ${'A page that was added while the server runs. '.repeat(2)}\n---\n\nFresh text.\n`,
    );
    await edit('content/sidebars.ts', (text) =>
      text.replace("{ type: 'doc', path: '/faq'", "{ type: 'doc', path: '/fresh' },\n        $&"),
    );
    const link = page.locator('#side-panel').getByRole('link', { name: 'A fresh page' });
    await expect(link).toBeVisible(slow);
    await expectInPlace(page);
    await link.click();
    await expect(title(page)).toHaveText('A fresh page', slow);
  });

  test('a changed value of the data shows', async ({ page }) => {
    await edit(page1, (text) => `${text}\n\nThe version is [[software.version]] now.\n`);
    await read(page, '/faq/');
    await expect(page.getByText(/The version is \d+\.\d+\.\d+ now/)).toBeAttached();
    await edit('content/network.json', (text) => text.replace(/("version": )"[\d.]+"/, '$1"77.7.7"'));
    await expect(page.getByText('The version is 77.7.7 now')).toBeAttached(slow);
    await expectInPlace(page);
  });

  test('an edit made while the page loads is not lost', async ({ page }) => {
    const change = async (route: Route) => {
      await edit(page1, (text) => `${text}\n\nWritten while nobody listened.\n`);
      await route.continue();
    };
    await page.route('**/content-events/', change, { times: 1 });
    await open(page, `${site.origin}/faq/`);
    await expect(page.getByText('Written while nobody listened.')).toBeAttached(slow);
  });

  test('a deleted page goes', async ({ page }) => {
    await read(page, '/faq/');
    const link = page.locator('#side-panel').getByRole('link', { name: 'A fresh page' });
    await expect(link).toBeVisible(slow);
    await edit('content/sidebars.ts', (text) => text.replace(/\{ type: 'doc', path: '\/fresh' \},\s*/, ''));
    await rm(site.path('content/fresh.mdx'));
    await expect(link).toHaveCount(0, slow);
    await expect(title(page)).toHaveText('Frequently asked questions');
    await expectInPlace(page);
  });
});

test.describe('under the development server, with mistakes', { tag: '@dev' }, () => {
  test.use({ tolerated: /./ });
  test.setTimeout(300_000);
  const slow = { timeout: 120_000 };

  test('a mistake is shown with its place, and goes when it is mended', async ({ page }) => {
    const good = await readFile(site.path(page1), 'utf8');
    await read(page, '/faq/');
    await edit(page1, (text) => `${text}\n\nA tag <Nonsense> that is not there.\n`);
    const line =
      (await readFile(site.path(page1), 'utf8'))
        .split('\n')
        .findIndex((each) => each.includes('<Nonsense>')) + 1;
    const place = page.locator('main').getByText(`${page1}:${line}:7`);
    await expect(place).toBeVisible(slow);
    await expect(page.locator('main')).toContainText('1 problem in the content');
    await writeFile(site.path(page1), good);
    await expect(place).toHaveCount(0, slow);
    await expect(title(page)).toHaveText('Frequently asked questions', slow);
  });

  test('a path without page answers 404', async ({ page }) => {
    const response = await page.goto(`${site.origin}/nowhere/`);
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page not found');
    for (const file of ['/favicon.ico', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']) {
      expect((await page.request.get(site.origin + file)).status(), file).toBe(200);
    }
  });
});
