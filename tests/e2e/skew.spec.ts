import type { Page } from '@playwright/test';
import { startStaticHost } from '@/tests/support/static-host';
import { hydrated, isMarked, mark, open, title } from './support/navigation';
import { nextRelease } from './support/releases';
import { consoleOf } from './support/rpc-console';
import { ask, modalOf, searchButton } from './support/search-modal';
import { expect, test as withWatch } from './support/test';

interface Deployment {
  /** Opens a page of the first release for good, then deploys the second in its place, old files and all. */
  openThenDeploy: (address: string, before?: () => Promise<void>) => Promise<void>;
}

const test = withWatch.extend<Deployment>({
  openThenDeploy: async ({ page }, use) => {
    const host = await startStaticHost('try-files');
    await use(async (address, before) => {
      await open(page, host.origin + address);
      await page.waitForLoadState('networkidle');
      await before?.();
      await mark(page);
      host.release = nextRelease();
    });
    await host.close();
  },
});

test.use({
  tolerated: /^status 404: |^console: (LoadError:|Failed to (load resource|fetch RSC payload))|^failed: /,
});

const cli = (page: Page) => page.locator('footer').getByRole('link', { name: 'Command Line' });

async function expectOnCli(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
  await expect(page).toHaveTitle(/The OpenOS command-line tool suite/);
  await expect(page).toHaveURL(/\/cli\/$/);
}

for (const [name, address] of [
  ['a page', '/faq/'],
  ['a page with a console', '/api/getBalance/'],
  ['the search page', '/search/'],
  ['the page for unknown addresses', '/no/such/page/'],
] as const) {
  test(`from ${name} of the old release, a link opens the new one's page, and Back the old address`, {
    tag: address === '/faq/' ? [] : ['@full'],
  }, async ({ page, openThenDeploy }) => {
    await openThenDeploy(address);
    const before = await title(page).textContent();
    await cli(page).click();
    await expectOnCli(page);
    expect(await isMarked(page), 'the document of the new release').toBe(false);
    await hydrated(page);
    await page.goBack();
    await expect(title(page)).toHaveText(before ?? '');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}

for (const [part, address, button] of [
  ['search box', '/faq/', 'Search'],
  ['console', '/api/getBalance/', 'Run'],
] as const) {
  test(`the ${part}, whose code was removed: Retry loads the new release, and it opens`, {
    tag: '@full',
  }, async ({ page, openThenDeploy }) => {
    await openThenDeploy(address);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded.' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await hydrated(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(modalOf(page).input.or(consoleOf(page))).toBeVisible();
  });
}

test('an open search box continues with the index of the new release', { tag: '@full' }, async ({
  page,
  openThenDeploy,
}) => {
  const modal = modalOf(page);
  await openThenDeploy('/faq/', async () => {
    await searchButton(page).click();
    await ask(modal, 'install');
  });
  await ask(modal, 'validator stake');
  await expect(modal.hits.first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await modal.hits.first().click();
  await expect.poll(() => isMarked(page).catch(() => true), 'the document of the new release').toBe(false);
  await expect(title(page)).toBeVisible();
});
