import { expect, test } from './support/hosted-test';
import { basePath, hosts } from './support/hosts';
import { isMarked, mark, open, title } from './support/navigation';
import { ask, modalOf } from './support/search-modal';

/** The site under a path is the site that is built for the hosted engine. */
test.describe('under a path', { tag: '@hosted' }, () => {
  test('all requests to the site are below the path', async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === hosts.hosted && !pathname.startsWith(`${basePath}/`)) outside.push(pathname);
    });
    for (const address of ['./', './guide/setup/', './api/good/', './search/?q=way']) {
      await open(page, address);
      const links = await page
        .locator('a[href^="/"]:not([target="_top"]), img[src^="/"], link[href^="/"]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? it.getAttribute('src') ?? ''));
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((it) => !it.startsWith(`${basePath}/`))).toEqual([]);
    }
    expect(outside).toEqual([]);
  });

  test('links, results and Markdown are below it; an unknown path shows similar pages', async ({
    page,
    complaints,
  }) => {
    await open(page, './guide/');
    const picture = page.locator('.prose img');
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(8);
    await mark(page);
    await page.getByRole('link', { name: /^Openverse/ }).click();
    await expect(page).toHaveURL('./');
    await page.locator('a[rel=next]').click();
    await expect(title(page)).toHaveText('Guide');
    await page.keyboard.press('Control+k');
    await ask(modalOf(page), 'zebra');
    await modalOf(page).hits.first().click();
    await expect(page).toHaveURL('./guide/#more');
    expect(await isMarked(page)).toBe(true);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL('./guide.md');
    await expect(page.locator('body')).toContainText('# Guide');

    await open(page, './guide/setip/');
    await expect(title(page)).toHaveText('Page not found');
    await page.getByRole('link', { name: '/guide/setup', exact: true }).click();
    await expect(title(page)).toHaveText('Setup');
    expect(complaints.splice(0).every((it) => it.includes('404'))).toBe(true);
  });
});
