import { hostileTexts } from '../support/hostile-text';
import { open, title } from './support/navigation';
import { openModal } from './support/search-modal';
import { expect, test } from './support/test';
import { expectNothingCaught, setTrap, takeStock } from './support/trap';
import { typeAll } from './support/type-all';

// What readers type and link, and what lies in their storage, made to break the page: 2,000 texts in a browser, as many
// in tests/unit/hostile/ for each parser. After each lot the page has to answer as ever.

test.setTimeout(60_000);
test.beforeEach(({ page }) => setTrap(page));

test('300 queries in the address of the search page', async ({ page }) => {
  await open(page, '/search/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await takeStock(page);
  await page.evaluate(
    async (texts) => {
      for (const [index, text] of texts.entries()) {
        const encoded = new URLSearchParams({ q: text });
        const places = [
          `?${encoded}`,
          `?${encoded}&section=${text}&page=${text}`,
          `?q=${text}`,
          `?page=-${index}&${encoded}`,
        ];
        history.pushState(null, '', `/search/${places[index % places.length]}`);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    },
    hostileTexts(11, 300, 4000),
  );
  await expectNothingCaught(page);
  await page.evaluate(() => history.pushState(null, '', '/search/?q=getBalance'));
  await expect(page.getByRole('main').locator('a[href="/api/getBalance/"]').first()).toBeVisible();
  await expect(title(page)).toHaveText('Search');
});

test('200 queries in the field of the search page, 300 in that of the modal', async ({ page }) => {
  await open(page, '/search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeVisible();
  await takeStock(page);
  await typeAll(field, hostileTexts(12, 200, 64));
  await field.fill('getBalance');
  await expect(page.getByRole('main').locator('a[href="/api/getBalance/"]').first()).toBeVisible();
  await expectNothingCaught(page);

  const modal = await openModal(page);
  await takeStock(page);
  await typeAll(modal.input, hostileTexts(13, 300, 64));
  // What was typed before is answered first.
  await modal.input.fill('getBalance');
  await expect(modal.hits.first()).toHaveAttribute('href', '/api/getBalance/', { timeout: 20_000 });
  await expectNothingCaught(page);
});

test('400 fragments', async ({ page }) => {
  await open(page, '/cli/install/');
  await takeStock(page);
  await page.evaluate(
    async (texts) => {
      const ids = [
        '%',
        '%E0%A4%A',
        ':~:text=a,-b&text=',
        '__proto__',
        '"]',
        ')',
        '*',
        'a,b',
        'x'.repeat(100_000),
      ];
      for (const text of [...ids, ...texts]) {
        location.hash = text;
        await new Promise(requestAnimationFrame);
      }
    },
    hostileTexts(14, 391),
  );
  await expectNothingCaught(page);
  await page.evaluate(() => {
    location.hash = 'prerequisites';
  });
  await expect(page.locator('#prerequisites')).toBeInViewport();
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('Introduction to the OpenOS CLI');
});

test('200 words in the filter of a table', async ({ page }) => {
  await open(page, '/Openverse-RPC-HTTP-Methods/');
  const field = page.getByRole('searchbox', { name: /^Filter/ }).first();
  await takeStock(page);
  await typeAll(field, hostileTexts(15, 200));
  await field.fill('getBalance');
  await expect(page.locator('output').first()).toHaveText(/^[1-9] shown$/);
  await expectNothingCaught(page);
});

test.describe('addresses that are loaded', () => {
  test.use({
    tolerated: /status 4\d\d: |console: Failed to load resource: the server responded with a status of 4/,
  });

  for (const path of ['/faq/', '/search/', '/api/getBalance/', '/no/such/page/']) {
    test(`6 of ${path}`, async ({ page, baseURL }) => {
      for (const [index, text] of hostileTexts(16, 6, 300).entries()) {
        const raw = text.replaceAll('#', '%23');
        const encoded = new URLSearchParams({ text }).toString().slice('text='.length);
        const addresses = [
          `${path}?q=${raw}&params=${raw}&section=${raw}`,
          `${path}?params=${encoded}#${raw}`,
          `${path}${encoded}`,
        ];
        await page.goto(`${baseURL}${addresses[index % addresses.length]}`);
        await expect(title(page)).toBeVisible();
        await expectNothingCaught(page);
      }
    });
  }
});
