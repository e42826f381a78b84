import { redirectPage } from '@/lib/addresses/write-redirects';
import { expect, test } from './support/test';

/** Without scripts, those of the page that is reached are refused. */
test.use({ tolerated: /^failed: .*\.js csp$/ });

for (const [name, javaScriptEnabled, to, address] of [
  ['a page, with scripts', true, '/cli/install', /\/cli\/install\/$/],
  ['a heading, without scripts', false, '/faq#content', /\/faq\/#content$/],
] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`the document at a former address redirects to ${name}`, {
      tag: javaScriptEnabled ? [] : '@full',
    }, async ({ page }) => {
      const body = redirectPage(to, 'https://docs.example.org');
      await page.route('**/old/**', (route) => route.fulfill({ contentType: 'text/html', body }));
      // A document, unlike a redirect by the host, cannot pass on the fragment.
      await page.goto('/old/page/#of-the-old-address');
      await expect(page).toHaveURL(address);
    });
  });
}
