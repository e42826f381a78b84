import type { Page } from '@playwright/test';
import { openWhole } from '../e2e/support/sample-pages';
import { ask, openModal } from '../e2e/support/search-modal';
import { expect, test } from '../e2e/support/test';

/** A page of each kind, of tests/fixtures/pictured. */
const pages = {
  home: '/',
  'door-cards': '/cli/',
  'door-table': '/cookbook/',
  guide: '/guide/',
  method: '/api/getBalance/',
  websocket: '/WebsocketMethods/slotSubscribe/',
  recipe: '/tokens/Balance/',
  proposal: '/proposals/votes/',
  search: '/search/?q=balance',
};

/** Pages with another layout from 1440 px. */
const withColumns = ['method', 'websocket', 'recipe'];
/** Pages that show all that print and forced colours change. */
const inMedia = ['guide', 'method', 'recipe'];

/** What the fixture does not decide: versions of the project's packages, in the prerequisites of a recipe. */
const moving = 'li pre:has-text("npm install")';

/** Major version of the browser that took the pictures. Another one may draw lines and shadows a little differently. */
const pictured = '156';

test.beforeEach(({ browser }) => {
  const version = browser.version();
  test.skip(
    !version.startsWith(`${pictured}.`),
    `The pictures are of Chromium ${pictured}, and this is ${version}. Run npm run pictures before your change, and set the number in tests/visual/pages.spec.ts.`,
  );
});

for (const [name, address] of Object.entries(pages)) {
  const tag = [
    ...(withColumns.includes(name) ? ['@columns'] : []),
    ...(inMedia.includes(name) ? ['@media'] : []),
  ];
  test(name, { tag }, async ({ page }, { project }) => {
    await openWhole(page, address);
    if (project.name.startsWith('print')) await page.emulateMedia({ media: 'print' });
    await imagesLoaded(page);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, mask: [page.locator(moving)] });
  });
}

test('search-open', { tag: '@open' }, async ({ page }) => {
  await ask(await openModal(page, '/guide/'), 'balance');
  await expect(page).toHaveScreenshot('search-open.png');
});

test('console-open', { tag: '@open' }, async ({ page }) => {
  await openWhole(page, pages.method);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const panel = page.getByRole('region', { name: /^Console for / });
  await panel.getByRole('tab', { name: 'Form' }).focus();
  await expect(panel).toHaveScreenshot('console-open.png');
});

/** Waits for the images that the browser loads when the reader comes near. */
async function imagesLoaded(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
}
