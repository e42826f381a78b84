import {
  expectBelowHeader,
  expectScrolled,
  followLink,
  hydrated,
  open,
  scrollDown,
  scrolled,
  sidebarLink,
  title,
} from './support/navigation';
import { expect, test } from './support/test';

const deepLink = '/cli/install/#check-the-version';

for (const browser of ['desktop', 'phone'])
  test(`a deep link shows its heading below the header on a ${browser}`, {
    tag: browser === 'phone' ? ['@full', '@phone'] : [],
  }, async ({ page }) => {
    for (const link of [deepLink, '/faq/#keys-and-wallets', '/cli/intro/#get-help']) {
      await page.goto('about:blank');
      await open(page, link);
      await expectBelowHeader(page, link);
    }
    await followLink(page, deepLink);
    await expect(page).toHaveURL(deepLink);
    await expectBelowHeader(page, deepLink);
  });

test('a link with an unknown fragment opens its page at the top', async ({ page }) => {
  for (const fragment of ['#nothing', '#100%']) {
    await open(page, '/faq/');
    await page.evaluate(() => scrollTo(0, 2000));
    await followLink(page, `/cli/install/${fragment}`);
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
    await expectScrolled(page, 0, 0);
    await page.goBack();
    await expect(title(page)).toHaveText('Frequently asked questions');
    await expectScrolled(page, 2000, 50);
  }
});

/** From a page with tables that are taller than the window, too. */
for (const [address, position] of [
  ['/faq/', 2000],
  ['/cli/usage/', 30_000],
  ['/validator/tpu/', 9000],
] as const)
  test(`Back, Forward and a reload restore the position on ${address}`, {
    tag: address === '/validator/tpu/' ? [] : '@full',
  }, async ({ page }) => {
    await open(page, address);
    const heading = (await title(page).textContent()) ?? '';
    await page.evaluate((top) => scrollTo(0, top), position);
    await sidebarLink(page, '/backwards-compatibility').evaluate((link: HTMLElement) => link.click());
    await expect(title(page)).toHaveText('Backward compatibility policy');
    await expectScrolled(page, 0, 0);
    await scrollDown(page, 900);
    await page.goBack();
    await expect(title(page)).toHaveText(heading);
    await expectScrolled(page, position, 50);
    await page.reload();
    await hydrated(page);
    await expectScrolled(page, position, 50);
    await page.goForward();
    await expect(title(page)).toHaveText('Backward compatibility policy');
    await expectScrolled(page, 900, 50);
  });

test('Back goes through fragments and pages in order, with their positions', async ({ page }) => {
  await open(page, '/faq/');
  const contents = page.locator('nav[aria-label="On this page"] a');
  await contents.nth(1).click();
  await expect(page).toHaveURL(/#/);
  const first = page.url();
  await contents.nth(2).click();
  const second = page.url();
  await expectBelowHeader(page, second);
  const before = await scrolled(page);
  await page.evaluate(() => scrollBy(0, 700));
  await sidebarLink(page, '/backwards-compatibility').click();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expect(page).toHaveURL(second);
  await expectScrolled(page, before + 700, 50);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expectBelowHeader(page, first);
  await page.goBack();
  await expect(page).toHaveURL('/faq/');
  await expectScrolled(page, 0, 50);
});

test('a focused link of a table is below the header of the table', async ({ page }) => {
  await open(page, '/Openverse-RPC-HTTP-Methods/');
  const link = page.locator('.table-scroll tbody tr:nth-child(9) a').first();
  const place = (it: Element) => {
    const header = it.closest('table')?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
    return it.getBoundingClientRect().top - header;
  };
  await link.evaluate((it) => scrollBy(0, it.getBoundingClientRect().top - 85));
  expect(await link.evaluate(place)).toBeLessThan(0);
  await link.focus();
  expect(await link.evaluate(place)).toBeGreaterThanOrEqual(0);
});

test('Back returns to the followed link in a filtered table', async ({ page }) => {
  await open(page, '/operations/guides/validator-start/');
  const filter = page.getByLabel(/^Filter:/).first();
  const count = page.locator('main output').first();
  await filter.fill('snapshot');
  await expect(count).toHaveText(/\d/);
  const shown = (await count.textContent()) ?? '';
  const link = page.locator('tbody tr:not([hidden]) a[href^="/"]').first();
  await link.press('Enter');
  await expect(page).not.toHaveURL(/validator-start/);
  await page.goBack();
  await expect(filter).toHaveValue('snapshot');
  await expect(count).toHaveText(shown);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

for (const width of [390, 768, 1000, 1280, 1920])
  test(`a target below the header of a table is in sight at ${width} px`, {
    tag: width === 1280 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    const isVisible = () =>
      page.evaluate(() => {
        const target = document.querySelector(':target');
        // An anchor without text stands before what it names.
        const named = target?.textContent ? target : target?.nextElementSibling;
        const { left = 0, top = 0, height = 0 } = named?.getBoundingClientRect() ?? {};
        return named?.contains(document.elementFromPoint(left + 2, top + height / 2));
      });
    for (const address of ['/learn/errors/#0x26', '/validator/runtime/#user-content-fnref-1']) {
      await open(page, address);
      await expect.poll(isVisible, address).toBe(true);
    }
  });
