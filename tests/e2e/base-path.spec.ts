import { basePath, hosts } from './support/hosts';
import { isMarked, mark, open, title } from './support/navigation';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';

/** The site under a path is the one that is built for the hosted engine. */
test.describe('under a path', { tag: '@hosted' }, () => {
  test('nothing of the site is asked for outside of it', async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === hosts.hosted && !pathname.startsWith(`${basePath}/`)) outside.push(pathname);
    });
    for (const address of [
      './',
      './cli/install/',
      './api/getBalance/',
      './architecture/',
      './search/?q=stake',
    ]) {
      await open(page, address);
      const links = await page
        .locator('a[href^="/"], img[src^="/"], link[href^="/"]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? it.getAttribute('src') ?? ''));
      expect(links.length).toBeGreaterThan(20);
      expect(links.filter((it) => !it.startsWith(`${basePath}/`))).toEqual([]);
    }
    expect(outside).toEqual([]);
  });

  test('the link home, links of pages and results open without a load', async ({ page }) => {
    await open(page, './cli/install/');
    await mark(page);
    await page.getByRole('link', { name: /^Openverse/ }).click();
    await expect(title(page)).toHaveText('Openverse documentation');
    await expect(page).toHaveURL('./');
    await page.locator('a[rel=next]').click();
    await expect(title(page)).not.toHaveText('Openverse documentation');
    await page.goBack();
    await expect(title(page)).toHaveText('Openverse documentation');
    expect(await isMarked(page)).toBe(true);

    const modal = await openModal(page, './faq/');
    await mark(page);
    await ask(modal, 'airdrop');
    const address = (await modal.hits.first().getAttribute('href')) ?? '';
    expect(address).toMatch(new RegExp(`^${basePath}/`));
    await modal.hits.first().click();
    await expect(page).toHaveURL(address);
    expect(await isMarked(page)).toBe(true);
  });

  test('the Markdown of a page is there', async ({ page }) => {
    await open(page, './cli/install/');
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL('./cli/install.md');
    await expect(page.locator('body')).toContainText('# Install the OpenOS CLI');
  });

  test('an unknown path has the page for it, with pages near it', async ({ page, complaints }) => {
    await open(page, './cli/instal/');
    await expect(title(page)).toHaveText('Page not found');
    await page.getByRole('link', { name: '/cli/install', exact: true }).click();
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
    expect(complaints.splice(0).every((it) => it.includes('404'))).toBe(true);
  });
});
