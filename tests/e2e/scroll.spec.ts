import {
  expectBelowHeader,
  expectScrolled,
  followLink,
  hydrated,
  open,
  scrolled,
  sidebarLink,
  title,
} from './support/navigation';
import { expect, test } from './support/test';

/** Headings in the middle of a page. */
const deepLinks = [
  '/cli/install/#check-the-version',
  '/faq/#keys-and-wallets',
  '/cli/intro/#get-help',
] as const;

test('deep links on a phone show their headings below the header', { tag: '@phone' }, async ({ page }) => {
  for (const link of deepLinks) {
    await page.goto('about:blank');
    await open(page, link);
    await expectBelowHeader(page, link);
  }
});

test('a deep link followed from another page shows its heading below the header', async ({ page }) => {
  const [link] = deepLinks;
  await open(page, '/faq/');
  await followLink(page, link);
  await expect(page).toHaveURL(link);
  await expectBelowHeader(page, link);
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

test('Back, Forward and a reload restore the position', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/faq/');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[rel=next]')?.click());
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expectScrolled(page, 0, 0);
  await page.evaluate(() => scrollTo(0, 900));
  await page.goBack();
  await expect(title(page)).toHaveText('Frequently asked questions');
  await expectScrolled(page, 2000, 50);
  await page.goForward();
  await expect(title(page)).toHaveText('Backward compatibility policy');
  await expectScrolled(page, 900, 50);
  await page.reload();
  await hydrated(page);
  await expectScrolled(page, 900, 50);
});

test('fragments of a page open, and Back goes through them and pages in order, with their positions', async ({
  page,
}) => {
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
  await expect(page).toHaveURL(/\/faq\/$/);
  await expectScrolled(page, 0, 50);
});

test('Back and a reload keep the position below tables that are taller than the window', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/cli/usage/');
  await page.evaluate(() => scrollTo(0, 30_000));
  await sidebarLink(page, '/cli/install').evaluate((link: HTMLElement) => link.click());
  await expect(title(page)).toHaveText('Install the OpenOS CLI');
  await page.goBack();
  await expect(title(page)).not.toHaveText('Install the OpenOS CLI');
  await expectKept();
  await page.reload();
  await expectKept();

  async function expectKept(): Promise<void> {
    await hydrated(page);
    await expect(page.locator('.table-scroll[data-fits]').first(), 'tables are measured').toBeAttached();
    await expectScrolled(page, 30_000, 2);
  }
});
