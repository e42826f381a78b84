import { builtModalResults } from '../search/modal-results';
import { holdRequests } from './support/hold-requests';
import { followLink, isMarked, mark, open, openIdle, recordPageData } from './support/navigation';
import { ask, modalOf, openModal, routesOf, searchButton } from './support/search-modal';
import { expect, test } from './support/test';

for (const [intent, saveData] of [
  ['hover', false],
  ['focus', true],
] as const)
  test(`nothing is fetched before ${intent}; data saver: ${saveData}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/search|worker|robots/.test(pathname)) asked.push(pathname);
    });
    const prefetched = recordPageData(page);
    await open(page, '/cli/install/');
    // Neighbours are fetched when the page is idle; nothing is left for later than that.
    if (!saveData) await expect.poll(() => prefetched.length).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(asked).toEqual([]);
    await searchButton(page)[intent]();
    // What was asked for before this is on the list before it.
    await page.evaluate(async () => void (await fetch('/robots.txt')));
    const index = () => asked.filter((path) => path.startsWith('/search-index'));
    if (saveData) expect(asked).toEqual(['/robots.txt']);
    else await expect.poll(index).toEqual(['/search-index/core.json']);
  });

test.describe('before hydration', () => {
  // The browser gives up scripts that a navigation leaves behind.
  test.use({ tolerated: /^failed:/ });

  test('keys are not lost, and the button leads to the search page', async ({ page }) => {
    const answer = await holdRequests(page, '**/_next/static/chunks/*.js');
    await page.goto('/cli/install/', { waitUntil: 'commit' });
    await searchButton(page).click();
    await expect(page).toHaveURL('/search/?');

    await page.goto('/cli/install/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(`faucet ${'x'.repeat(70)}`);
    answer('continue');
    await expect(modalOf(page).input).toHaveValue(`faucet ${'x'.repeat(57)}`);
    await expect(modalOf(page).input).toBeFocused();
  });
});

test('what is typed while its code is late is kept', async ({ page }) => {
  await openIdle(page, '/cli/install/');
  const answer = await holdRequests(page, '**/_next/static/chunks/**');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('faucet that');
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  answer('continue');
  // It arrives while the reader continues to type.
  await page.keyboard.type(' sends test tokens', { delay: 10 });
  const { input, hits } = modalOf(page);
  await expect(input).toHaveValue('faucet that sends test tokens');
  await expect(hits.first()).toBeVisible();
});

test('opens by its keys, and gives the focus back', async ({ page }) => {
  await open(page, '/cli/install/');
  const { dialog, input } = modalOf(page);
  const link = page.locator('main a[rel=next]');
  for (const [key, ...focused] of [['Control+k'], ['Meta+k'], ['/'], ['Control+k', link]] as const) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const element of focused) await element.focus();
    await page.keyboard.press(key);
    await expect(input, key).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.press(focused.length > 0 ? key : 'Escape');
    await expect(dialog).toHaveCount(0);
    await expect(focused[0] ?? searchButton(page)).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Space');
  await expect(input, 'blanks are no query').toHaveValue('');
  // The browser's own stop between the last element and the first is the body.
  const isInside = (it: Element) =>
    [document.body, ...it.querySelectorAll('*')].includes(document.activeElement as Element);
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate(isInside), 'it keeps the focus').toBe(true);
  }
  await page.mouse.click(5, 400);
  await expect(dialog, 'a press outside closes it').toHaveCount(0);
});

test('the key / does not open it in a field, or once it is off', async ({ page }) => {
  const { dialog, input } = await openModal(page);
  await dialog.getByLabel('The key / opens the search').uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(input, 'the key / is off for good').toHaveValue('');
  await dialog.getByLabel('The key / opens the search').check();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = '<input id="inner">';
    const editable = Object.assign(document.createElement('div'), { id: 'editable' });
    editable.contentEditable = 'true';
    document.querySelector('main')?.prepend(host, editable, document.createElement('textarea'));
  });
  for (const field of ['#inner', '#editable', 'main > textarea']) {
    await page.locator(field).focus();
    await page.keyboard.press('/');
    await expect(dialog, field).toHaveCount(0);
  }
});

test('Back closes the search, and the page before is shown', async ({ page }) => {
  await open(page, '/faq/');
  await followLink(page, '/cli/install/');
  await expect(page.locator('h1')).toHaveText('Install the OpenOS CLI');
  await page.keyboard.press('Control+k');
  const { dialog, input } = modalOf(page);
  await input.fill('stake');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  await expect(dialog).toHaveCount(0);
});

const bare = (route: string) => route.replace(/\/(?=#|$)/, '');

test('shows the answers of the engine, which open in place', async ({ page }) => {
  const modal = await openModal(page, '/faq/');
  await mark(page);
  for (const query of ['getBalance', 'stake account', 'transfer']) {
    await ask(modal, query);
    expect((await routesOf(modal)).map(bare), query).toEqual((await builtModalResults(query)).map(bare));
  }
  const [first = '', second = ''] = await routesOf(modal);
  await page.keyboard.press('Enter');
  await expect(page, 'Enter opens the first').toHaveURL(first);
  await expect(modal.dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await ask(modal, 'transfer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page, 'the arrow chooses the second').toHaveURL(second);

  const heading = page.locator('[id="uninstall"]');
  for (const from of ['another page', 'the same page']) {
    await page.keyboard.press('Control+k');
    await ask(modal, 'uninstall');
    await modal.dialog.locator('li a[href="/cli/install/#uninstall"]').first().click();
    await expect(page, `a heading, from ${from}`).toHaveURL('/cli/install/#uninstall');
    await expect(modal.dialog).toHaveCount(0);
    await expect(heading).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(heading).not.toBeInViewport();
  }
  expect(await isMarked(page), 'no document was loaded').toBe(true);
});

test('Enter before the answer opens no result of the query before', async ({ page }) => {
  const { input, hits } = await openModal(page, '/faq/');
  await input.fill('install');
  await expect(hits.first()).toBeVisible();
  await input.evaluate((field: HTMLInputElement) => field.select());
  await page.keyboard.insertText('delegate stake');
  await page.keyboard.press('Enter');
  // The search page, or a result of this query if the machine is fast.
  await expect(page).not.toHaveURL('/faq/');
  const { pathname, hash } = new URL(page.url());
  expect((await builtModalResults('install')).map(bare)).not.toContain(bare(pathname + hash));
});

test('it takes the place of an enlarged diagram', async ({ page }) => {
  await open(page, '/validator/gossip/');
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .press('Enter');
  const enlarged = page.locator('[popover]:popover-open');
  await expect(enlarged).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(modalOf(page).input).toBeFocused();
  await expect(enlarged).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toBeFocused();
});

test('over the menu, Escape closes it first', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/faq/');
  const { dialog, input } = modalOf(page);
  await page.locator('header').getByRole('link', { name: 'Menu', exact: true }).click();
  const drawer = page.locator('html[data-drawer=open]');
  await expect(drawer).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(drawer).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});
