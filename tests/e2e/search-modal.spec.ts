import type { Page } from '@playwright/test';
import { isMarked, mark, open, title } from './support/navigation';
import { addressOfOtherWindow } from './support/other-window';
import { ask, modalOf, openModal, routesOf, searchButton } from './support/search-modal';
import { expect, test } from './support/test';

/** Requests that only a search makes: its index, its service, and the scripts that came after the page's own. */
function recordSearchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/search|^\/1\/|\/control|worker/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test.describe('before a reader shows intent', { tag: ['@widths', '@engine'] }, () => {
  test('nothing is fetched for the search', async ({ page }) => {
    const asked = recordSearchRequests(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, './cli/install/');
    await page.mouse.wheel(0, 2000);
    // Long enough for everything that waits for an idle moment.
    await page.waitForTimeout(3000);
    expect(asked).toEqual([]);
    const before = scripts.length;
    await searchButton(page).focus();
    await expect.poll(() => scripts.length, 'focus is intent').toBeGreaterThan(before);
  });
});

test('pointing at the button fetches the modal and the core of the index, no more', async ({ page }) => {
  const asked = recordSearchRequests(page);
  await open(page, './cli/install/');
  await searchButton(page).hover();
  await expect
    .poll(() => asked.filter((path) => path.startsWith('/search-index')))
    .toEqual(['/search-index/core.json']);
});

test.describe('the search modal', { tag: '@engine' }, () => {
  for (const [name, key] of [
    ['Ctrl+K', 'Control+k'],
    ['Cmd+K', 'Meta+k'],
    ['the slash key', '/'],
  ] as const) {
    test(`opens by ${name}, closes by Escape`, async ({ page }) => {
      await open(page, './cli/install/');
      await page.keyboard.press(key);
      const { dialog, input } = modalOf(page);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(searchButton(page), 'with nothing focused before, the button has it').toBeFocused();
    });
  }

  test('gives the focus back to where it was', async ({ page }) => {
    await open(page, './cli/install/');
    const link = page.locator('main a[rel=next]');
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(modalOf(page).input).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(modalOf(page).dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('is not opened by a slash in a field, wherever the field is', async ({ page }) => {
    await open(page, './cli/install/');
    await page.evaluate(() => {
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).innerHTML = '<input id="inner">';
      const editable = Object.assign(document.createElement('div'), { id: 'editable' });
      editable.contentEditable = 'true';
      const fields = ['input', 'textarea', 'select'].map((name) => document.createElement(name));
      document.querySelector('main')?.prepend(host, editable, ...fields);
    });
    for (const field of ['#inner', '#editable', 'main > input', 'main > textarea', 'main > select']) {
      await page.locator(field).focus();
      await page.keyboard.press('/');
      await expect(modalOf(page).dialog, field).toHaveCount(0);
    }
  });

  test('is a modal dialog: named, the page behind it inert, the focus inside', async ({ page }) => {
    const { dialog } = await openModal(page);
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
  });

  test('closes by a press outside and, on a phone, by its button', { tag: '@widths' }, async ({
    page,
    isMobile,
  }) => {
    const { dialog } = await openModal(page);
    if (isMobile) await dialog.getByRole('button', { name: 'Cancel' }).click();
    else await page.mouse.click(5, 400);
    await expect(dialog).toHaveCount(0);
  });

  test('Enter opens the first result in place, arrows choose another', async ({ page }) => {
    const modal = await openModal(page);
    await mark(page);
    await ask(modal, 'transfer');
    const [first, second] = await routesOf(modal);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first ?? '');
    await expect(modal.dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await ask(modal, 'transfer');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second ?? '');
    expect(await isMarked(page), 'no document was loaded').toBe(true);
  });

  test('a pressed result opens in place, at its heading', { tag: '@widths' }, async ({ page }) => {
    const modal = await openModal(page, './faq/');
    await mark(page);
    await ask(modal, 'uninstall');
    const hit = modal.hits.and(page.locator('[href*="#"]')).first();
    const route = (await hit.getAttribute('href')) ?? '';
    await hit.click();
    await expect(page).toHaveURL(route);
    await expect(title(page)).toBeVisible();
    const { hash } = new URL(page.url());
    expect(hash).not.toBe('');
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
  });

  test('a result of the page that is open scrolls there', async ({ page }) => {
    const modal = await openModal(page, './cli/install/');
    await ask(modal, 'uninstall');
    const hit = modal.hits.and(page.locator('[href*="/cli/install/#"]')).first();
    const hash = (await hit.getAttribute('href'))?.split('#')[1];
    await hit.click();
    await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
  });

  test('a result opens in a new tab with Ctrl', async ({ page, baseURL }) => {
    const modal = await openModal(page);
    await ask(modal, 'transfer');
    const [route = ''] = await routesOf(modal);
    const address = await addressOfOtherWindow(page, () =>
      modal.hits.first().click({ modifiers: ['Control'] }),
    );
    expect(new URL(address).pathname).toBe(new URL(route, baseURL).pathname);
    await expect(page).toHaveURL('./cli/install/');
  });

  test('follows the colour mode', { tag: '@modes' }, async ({ page }) => {
    const { dialog } = await openModal(page);
    const colors = await dialog.locator('.DocSearch-Modal').evaluate((modal) => {
      const { backgroundColor } = getComputedStyle(modal);
      return { modal: backgroundColor, page: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(colors.modal).toBe(colors.page);
  });

  test('says how many results there are', async ({ page }) => {
    const modal = await openModal(page);
    await ask(modal, 'transfer');
    await expect(modal.dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
    await ask(modal, 'zzqqxxjj');
    await expect(modal.dialog.getByRole('status')).toHaveText('0 results');
  });

  test('leads to the search page: by its link, and by Enter when nothing is selected', async ({ page }) => {
    const modal = await openModal(page);
    await ask(modal, 'transfer');
    await modal.dialog.getByRole('link', { name: /^See all \d+ results$/ }).click();
    await expect(page).toHaveURL('./search/?q=transfer');
    await expect(modal.dialog).toHaveCount(0);
    await open(page, './faq/');
    await page.keyboard.press('Control+k');
    await ask(modal, 'zzqqxxjj');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('./search/?q=zzqqxxjj');
  });
});

test('what is typed before the modal has come is kept', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open(page, './cli/install/');
  await page.route('**/_next/static/chunks/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('faucet');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  release();
  // It comes while the reader types on.
  await page.keyboard.type(' that sends test tokens', { delay: 10 });
  const { input, hits } = modalOf(page);
  await expect(input).toHaveValue('faucet that sends test tokens');
  await expect(hits.first()).toBeVisible();
});

test.describe('where its code cannot be fetched', () => {
  test.use({ tolerated: /^(failed|console|uncaught):/ });

  test('the modal says so, and Retry brings it', async ({ page }) => {
    await open(page, './cli/install/');
    await page.waitForTimeout(1000);
    // The route stays: other pieces are asked for a second time as it would go, and such a request may hang.
    const network = { up: false };
    await page.route('**/_next/static/chunks/**', (route) => (network.up ? route.continue() : route.abort()));
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    network.up = true;
    await retry.press('Space');
    await expect(modalOf(page).input).toBeFocused();
  });
});
