import { expectNoSideways } from './support/sideways';
import { test } from './support/test';

// Pages of the content: see every-page.spec.ts.
for (const address of ['/search/', '/404.html']) {
  test(`${address} does not scroll sideways`, async ({ page }) => {
    await page.goto(address);
    await expectNoSideways(page);
  });
}
