import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../support/small-site';
import { ports } from './support/hosts';
import { isMarked, mark, open, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';

/** A copy of the project, so that tests can change its content; inside the project, so that its packages are found. */
const copy = path.resolve('.cache/dev-site');
const inCopy = (file: string) => path.join(copy, file);
const origin = `http://localhost:${ports.dev}`;

/** The page that is edited while it is open, its title, and where it is scrolled to. */
const file = 'content/faq.md';
const heading = 'Frequently asked questions';
const position = 900;
/** Another page, and one that tests add. */
const other = 'content/cli/install.mdx';
const fresh = inCopy('content/fresh.mdx');
const freshPage = `---\ntitle: A fresh page\ndescription: ${'A page that was added while the server runs. '.repeat(2)}\n---\n\nFresh text.\n`;

let server: ChildProcess | undefined;
let printed = '';

// One server for all of them. What an edit leads to takes as long as the machine needs to compile it, so what follows
// is waited for without a limit but the test's. The check of the site first finishes those of the edits before.
test.describe.configure({ mode: 'default', timeout: 900_000 });
test.beforeAll(async () => {
  await copyProject(copy);
  await writeFile(inCopy('content/redirects.json'), JSON.stringify({ '/old/questions': '/faq#tokens' }));
  server = spawn(path.resolve('node_modules/.bin/next'), ['dev', '-p', `${ports.dev}`], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--require ${path.resolve('tests/support/local-only.cjs')}`,
    },
    // Its own process group, because it starts others that must end with it.
    detached: true,
  });
  const read = (chunk: Buffer) => {
    printed += chunk;
  };
  server.stdout?.on('data', read);
  server.stderr?.on('data', read);
  await expect.poll(() => printed, { timeout: 0 }).toContain('Ready in');
  // The first answer compiles the site.
  await (await fetch(`${origin}/faq/`)).text();
});
test.afterEach(async () => {
  for (const changed of [file, other]) await writeFile(inCopy(changed), await readFile(changed));
});
test.afterAll(async () => {
  if (server?.pid !== undefined && server.exitCode === null) {
    process.kill(-server.pid, 'SIGTERM');
    await once(server, 'close');
  }
  await rm(copy, { recursive: true, force: true });
});

/** Changes a file of the copy. */
async function edit(changed: string, change: (text: string) => string): Promise<void> {
  await writeFile(inCopy(changed), change(await readFile(inCopy(changed), 'utf8')));
}

const append = (text: string) => edit(file, (before) => `${before}\n\n${text}\n`);

/** Opens a page, waits until it listens for changes, scrolls down and marks the document. */
async function read(page: Page, route = '/faq/'): Promise<void> {
  const listening = page.waitForResponse('**/content-events/', { timeout: 0 });
  await open(page, origin + route);
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

type Mistake = [kind: string, file: string, change: (text: string) => string, place: RegExp, route?: string];

/** A mistake of each kind, with how the bar names its place, on a page that shows what the file holds. */
const mistakes: Mistake[] = [
  ['an unknown component', file, (text) => `${text}\n\nA <Nonsense>.\n`, /faq\.md:\d+:3$/],
  ['a misspelt key', file, (text) => text.replace('description', 'descripton'), /faq\.md:3:1$/],
  ['a network value', 'content/network.json', (text) => text.replace(',', ''), /network\.json:\d+:\d+$/],
  [
    'a command without a summary',
    'content/cli/_reference/openos/transfer.json',
    (text) => text.replace('"summary"', '"sumary"'),
    /transfer\.json:\d+:\d+$/,
    '/cli/usage/',
  ],
];

for (const [kind, changed, mistake, place, route] of mistakes)
  test(`the development server shows ${kind} in the page, which stays`, { tag: '@full' }, async ({
    page,
  }) => {
    await read(page, route);
    const good = await readFile(inCopy(changed));
    const text = (await page.locator('article .prose').textContent()) ?? '';
    await edit(changed, mistake);
    const link = bar(page).getByRole('link', { name: place }).first();
    await expect(link).toHaveAttribute('href', /^vscode:\/\/file\/.*:\d+:\d+$/, { timeout: 0 });
    expect(await page.locator('article .prose').textContent()).toContain(text.slice(0, 500));
    await writeFile(inCopy(changed), good);
    await bar(page).waitFor({ state: 'detached' });
    await expectInPlace(page);
  });

test('shows an edit in the open page', { tag: '@full' }, async ({ page }) => {
  await read(page);
  await append('The version is [[software.version]] now.');
  await page.getByText(/The version is \d+\.\d+\.\d+ now/).waitFor();
  await expectInPlace(page);
});

test('shows a changed value in the open page', { tag: '@full' }, async ({ page }) => {
  await append('The version is [[software.version]] now.');
  await read(page);
  await edit('content/network.json', (text) => text.replace(/("version": )"[\d.]+"/, '$1"77.7.7"'));
  await page.getByText('The version is 77.7.7 now').waitFor();
  await expectInPlace(page);
});

test('shows an edit made while the page loads', { tag: '@full' }, async ({ page }) => {
  const change = async () => append('Written while nobody listened.');
  await page.route('**/content-events/', (route) => change().then(() => route.continue()), { times: 1 });
  await open(page, `${origin}/faq/`);
  await page.getByText('Written while nobody listened.').waitFor();
});

test('counts the mistakes of another page, in a list that opens', { tag: '@full' }, async ({ page }) => {
  await read(page);
  await edit(other, (text) => `${text}\n[Nowhere](/nowhere)\n[[no.value]]\n`);
  // The check begins when a page was asked for.
  await expect(count(page)).toHaveText('2 problems elsewhere', { timeout: 0 });
  await expectInPlace(page);
  await count(page).click();
  await expect(page.getByRole('link', { name: /cli\/install\.mdx:\d+:1/ })).toHaveCount(2);
  const message = 'the link to /nowhere does not lead to a page';
  await expect(page.getByText(message)).toBeVisible();
  expect(printed.split(message), 'printed once').toHaveLength(2);
  await writeFile(inCopy(other), await readFile(other));
  await count(page).waitFor({ state: 'detached' });
});

test('reports a new page that cannot be read, and shows it once it can', { tag: '@full' }, async ({
  page,
}) => {
  const line = '{ "path": "/fresh" }, ';
  const link = page.locator('#side-panel').getByRole('link', { name: 'A fresh page' });
  await read(page);
  await writeFile(fresh, freshPage.replace(/^description: .*\n/m, ''));
  await append('See [the new page](/fresh).');
  await expect(count(page)).toHaveText('1 problem elsewhere', { timeout: 0 });
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'the new page' }).click();
  await expect(bar(page)).toContainText('fresh.mdx:1:1');
  await writeFile(fresh, freshPage);
  await edit('content/sidebars.json', (text) => text.replace('{ "path": "/faq"', `${line}$&`));
  await page.getByText('Fresh text.').waitFor();
  await link.waitFor();
  await bar(page).waitFor({ state: 'detached' });
  await page.goBack();
  await edit('content/sidebars.json', (text) => text.replace(line, ''));
  await rm(fresh);
  await link.waitFor({ state: 'detached' });
  await expect(title(page)).toHaveText(heading);
});

test.describe('at an address without a page', () => {
  // React warns of a script in a page that the browser renders, which an export does not do.
  test.use({ tolerated: /./ });

  test('answers addresses for which an export has files', { tag: '@full' }, async ({ page }) => {
    const markdown = await fetch(`${origin}/faq.md`);
    expect(markdown.headers.get('content-type')).toContain('text/markdown');
    expect(await markdown.text()).toContain(`# ${heading}\n`);
    const moved = await fetch(`${origin}/old/questions/`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([307, '/faq#tokens']);
    for (const name of ['favicon.ico', 'robots.txt', 'sitemap.xml'])
      expect((await fetch(`${origin}/${name}`)).status, name).toBe(200);
    expect((await page.goto(`${origin}/nowhere/`))?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page not found');
  });
});
