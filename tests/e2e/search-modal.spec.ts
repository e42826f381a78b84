import { builtModalResults } from '../search/modal-results';
import { holdRequests } from './support/hold-requests';
import { isMarked, mark, open, recordPageData } from './support/navigation';
import { ask, modalOf, openModal, routesOf, searchButton } from './support/search-modal';
import { expect, test } from './support/test';

for (const intent of ['hover', 'focus'] as const)
  test(`before intent (${intent}), nothing is fetched for the search; then the core of the index`, {
    tag: intent === 'hover' ? [] : '@full',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/search|worker/.test(pathname)) asked.push(pathname);
    });
    const prefetched = recordPageData(page);
    await open(page, './cli/install/');
    // Neighbours are fetched when the page is idle; nothing is left for later than that.
    await expect.poll(() => prefetched.length).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(asked).toEqual([]);
    await searchButton(page)[intent]();
    await expect
      .poll(() => asked.filter((path) => path.startsWith('/search-index')))
      .toEqual(['/search-index/core.json']);
  });

test('under data saver nothing is fetched before the modal opens', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, './cli/install/');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await searchButton(page).hover();
  await searchButton(page).focus();
  // What was asked for before this is on the list before it.
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(asked).toEqual(['/robots.txt']);
  await page.keyboard.press('Enter');
  await expect(modalOf(page).input).toBeFocused();
});

test.describe('before hydration', () => {
  // The browser gives up scripts that a navigation leaves behind.
  test.use({ tolerated: /^failed:/ });

  test('keys are not lost, 64 characters at most; the button leads to the search page', async ({ page }) => {
    const answer = await holdRequests(page, '**/_next/static/chunks/*.js');
    await page.goto('./cli/install/', { waitUntil: 'commit' });
    await searchButton(page).click();
    await expect(page).toHaveURL('./search/?');

    await page.goto('./cli/install/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(`faucet ${'x'.repeat(70)}`);
    answer('continue');
    await expect(modalOf(page).input).toHaveValue(`faucet ${'x'.repeat(57)}`);
    await expect(modalOf(page).input).toBeFocused();
  });
});

test('the modal opens by its keys except in a field, closes by Escape, and gives the focus back', async ({
  page,
}) => {
  await open(page, './cli/install/');
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

test('the modal is a modal dialog in the colours of the page', { tag: '@modes' }, async ({ page }) => {
  const { dialog } = await openModal(page);
  const isInert = () =>
    page
      .locator('main a')
      .first()
      .evaluate((link: HTMLElement) => {
        const { activeElement } = document;
        link.focus();
        const isRefused = document.activeElement !== link;
        if (activeElement instanceof HTMLElement) activeElement.focus();
        return isRefused;
      });
  expect(await isInert()).toBe(true);
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await dialog.locator('.DocSearch-Modal').evaluate(background)).toBe(
    await page.locator('html').evaluate(background),
  );
  // The browser's own stop between the last element and the first is the body.
  const isInside = (it: Element) =>
    it.contains(document.activeElement) || document.activeElement === document.body;
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate(isInside)).toBe(true);
  }
  await page.mouse.click(5, 400);
  await expect(dialog).toHaveCount(0);
  expect(await isInert()).toBe(false);
});

test('on a phone, its button closes it', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const { dialog } = await openModal(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a result is named by its title, its part of the site and its text; a question by how its answer begins', async ({
  page,
}) => {
  const modal = await openModal(page, './faq/');
  await ask(modal, 'airdrop');
  const first = modal.dialog.getByRole('treeitem').first();
  await expect(first).toHaveAccessibleName(/^How to get devnet BTG .* Guide .*faucet/);
  await ask(modal, 'how large can a transaction be');
  await expect(first).toHaveAccessibleName(
    /^How large can a transaction be\? Introduction Frequently asked questions · At most 1,232 bytes/,
  );
});

test('shows the answers of the engine in its order; they open in place by Enter, arrows and a press', async ({
  page,
}) => {
  const modal = await openModal(page, './faq/');
  await mark(page);
  const bare = (route: string) => route.replace(/\/(?=#|$)/, '');
  for (const query of ['getBalance', 'stake account', 'transfer']) {
    await ask(modal, query);
    expect((await routesOf(modal)).map(bare), query).toEqual((await builtModalResults(query)).map(bare));
  }
  const [first = '', second = ''] = await routesOf(modal);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first);
  await expect(modal.dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await ask(modal, 'transfer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second);

  const heading = page.locator('[id="uninstall"]');
  for (const from of ['another page', 'the same page']) {
    await page.keyboard.press('Control+k');
    await ask(modal, 'uninstall');
    await modal.dialog.locator('li a[href="/cli/install/#uninstall"]').first().click();
    await expect(page, from).toHaveURL('./cli/install/#uninstall');
    await expect(modal.dialog).toHaveCount(0);
    await expect(heading).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(heading).not.toBeInViewport();
  }
  expect(await isMarked(page), 'no document was loaded').toBe(true);
});

test.describe('if its code is late or fails', () => {
  test.use({ tolerated: /^(failed|console|uncaught):/ });

  test('typed text is kept; the failure is shown, and Retry loads the modal', async ({ page }) => {
    await open(page, './cli/install/');
    await page.waitForLoadState('networkidle');
    const answer = await holdRequests(page, '**/_next/static/chunks/**');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('faucet');
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    answer('abort');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    answer('wait');
    await retry.press('Space');
    await expect(retry).toHaveCount(0);
    await page.keyboard.type(' that');
    answer('continue');
    // It arrives while the reader continues to type.
    await page.keyboard.type(' sends test tokens', { delay: 10 });
    const { input, hits } = modalOf(page);
    await expect(input).toHaveValue('faucet that sends test tokens');
    await expect(hits.first()).toBeVisible();
  });
});
