import type { Page } from '@playwright/test';
import { redirectPage } from '@/lib/export/redirects/redirect-page';
import { expect, test } from './support/test';

/** Answers an old address with the document that a build writes there. */
async function moved(page: Page, to: string): Promise<void> {
  const body = redirectPage(to, 'https://docs.example.org');
  await page.route('**/old/**', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, ...(javaScriptEnabled ? {} : { tolerated: /^failed: .*\.js csp$/ }) });

    test('an address that a page has had leads to the page', async ({ page }) => {
      await moved(page, '/cli/install');
      // A document, unlike a redirect of the host, cannot hand on the fragment.
      await page.goto('/old/page/#of-the-old-address');
      await expect(page).toHaveURL(/\/cli\/install\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install the OpenOS CLI');
    });

    test('it leads to a heading where it names one', async ({ page }) => {
      await moved(page, '/faq#content');
      await page.goto('/old/page/#of-the-old-address');
      await expect(page).toHaveURL(/\/faq\/#content$/);
    });
  });
}
