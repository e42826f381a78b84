import { expectNoSideways } from './support/sideways';
import { test } from './support/test';

// One page of each kind at all widths. Every page at two: see every-page.spec.ts.
const addresses = [
  '/',
  '/cli/usage/',
  '/api/',
  '/api/getBlock/',
  '/tokens/SendTokens/',
  '/search/?q=stake',
  '/404.html',
];
for (const address of addresses) {
  test(`${address} does not scroll sideways`, async ({ page }) => {
    await page.goto(address);
    await expectNoSideways(page);
  });
}
